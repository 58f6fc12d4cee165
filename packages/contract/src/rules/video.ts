// Finds the video id in a YouTube link. Players get the id, never the link.
import { limits } from '../limits.ts';

const hosts = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/;
const id = new RegExp(`^[\\w-]{${limits.videoIdLength}}$`);
const named = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;

function idIn(url: URL): string | null | undefined {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1).replace(/\/$/, '');
  return url.pathname === '/watch' ? url.searchParams.get('v') : named.exec(url.pathname)?.[1];
}

export function videoIdOf(text: string | null): string | null {
  if (!text) return null;
  const url = URL.parse(/^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`);
  if (!url || !hosts.test(url.hostname)) return null;
  const found = idIn(url) ?? '';
  return id.test(found) ? found : null;
}
