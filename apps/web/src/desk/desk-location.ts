// The screen of the desk, and what is open on it, are the URL: Back, a reload and links work.
import { type MouseEvent, useSyncExternalStore } from 'react';

const moved = 'desk-moved';

function subscribe(onChange: () => void) {
  const names = ['popstate', moved];
  for (const name of names) window.addEventListener(name, onChange);
  return () => names.forEach((name) => window.removeEventListener(name, onChange));
}

export const deskUrl = (path: string, openId?: string) => (openId ? `${path}?id=${openId}` : path);

export function useDeskLocation() {
  const url = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const { pathname, searchParams } = new URL(url, location.origin);
  return { path: pathname.replace(/\/$/, ''), openId: searchParams.get('id') ?? undefined };
}

export function goTo(url: string) {
  history.pushState(null, '', url);
  window.dispatchEvent(new Event(moved));
}

/** For links inside the desk. With a modifier key, the browser opens a tab as usual. */
export function followLink(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  goTo(event.currentTarget.getAttribute('href')!);
}
