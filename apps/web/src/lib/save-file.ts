/** Into the downloads, as if it had been a link. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
