import { useLayoutEffect, useRef } from 'react';

/** Call the returned function before something else fills the page. When that is closed, the page is scrolled to where it
 *  was, and the focus returns to what opened it. */
export function useKeptPlace(isCovered: boolean) {
  const kept = useRef<{ scrollY: number; opener: Element | null }>(undefined);
  useLayoutEffect(() => {
    if (isCovered || !kept.current) return;
    const { scrollY, opener } = kept.current;
    kept.current = undefined;
    window.scrollTo(0, scrollY);
    const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  }, [isCovered]);
  return () => {
    kept.current = { scrollY: window.scrollY, opener: document.activeElement };
  };
}
