import { api } from './session/session.ts';

/** Asks anew each time, as the address lives for a minute. The browser saves it under its original name. */
export async function downloadFile(id: string): Promise<void> {
  const { url } = await api('POST /api/files/:id/download', { params: { id } });
  // With `download`, an answer that is no file never takes the place of the page.
  Object.assign(document.createElement('a'), { href: url, download: '' }).click();
}
