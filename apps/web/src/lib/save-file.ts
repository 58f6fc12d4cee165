/** Saves a file to the downloads folder, like a link would. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the URL after this call.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
