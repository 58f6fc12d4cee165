import { useRef } from 'react';

/** Returns the focus to what opened a dialog; for a menu item, to the menu's button. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement;
      const menu = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
      opener.current = menu ? document.getElementById(menu) : (focused as HTMLElement | null);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
