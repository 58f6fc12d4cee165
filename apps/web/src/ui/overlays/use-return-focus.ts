import { useRef } from 'react';

/** Returns the focus to what opened a dialog; for a menu item, to the menu's button. The focus starts at the element with
 *  `data-first-focus`, if there is one. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const focused = document.activeElement;
      const menu = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
      opener.current = menu ? document.getElementById(menu) : (focused as HTMLElement | null);
      const first = (event.target as HTMLElement).querySelector<HTMLElement>('[data-first-focus]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
