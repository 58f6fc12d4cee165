import { api } from './session/session.ts';

/** Requests a new URL each time, because it only works for a minute. The browser saves the file under its original
 *  name. */
export async function downloadFile(id: string): Promise<void> {
  const { url } = await api('POST /api/files/:id/download', { params: { id } });
  // With `download`, a response that isn't a file never replaces the page.
  Object.assign(document.createElement('a'), { href: url, download: '' }).click();
}
