// Fetches what people need after this page, so that it's in the browser's cache by then. Nothing of it runs here. Not with
// <link rel="prefetch">, which not every browser knows.

/** The build lists the files in the document. What fails to load now is loaded when it's needed. */
export function fetchNextFiles() {
  performance.mark('page-loaded');
  const files = document.querySelector<HTMLMetaElement>('meta[name="next-files"]')?.content.split(' ') ?? [];
  for (const file of files)
    fetch(file, { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
}
