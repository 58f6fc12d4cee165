import { useCallback, useEffect, useState } from 'react';
import { readCookie, writeCookie } from '../cookie.ts';

const cookie = 'sidebar';
const keptDays = 7;

/** Open or collapsed, stored for 7 days. Ctrl or Cmd plus B toggles it unless shortcuts are turned off. */
export function useSidebar({ shortcut = true }: { shortcut?: boolean } = {}) {
  const [open, setOpen] = useState(() => readCookie(cookie) !== 'folded');

  const toggle = useCallback(() => {
    setOpen((was) => {
      writeCookie(cookie, was ? 'folded' : 'open', keptDays);
      return !was;
    });
  }, []);

  useEffect(() => {
    if (!shortcut) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcut, toggle]);

  return { open, toggle };
}
