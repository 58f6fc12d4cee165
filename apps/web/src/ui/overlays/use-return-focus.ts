import { useRef } from 'react';

/** Gives the focus back to whatever opened a dialog; if that was a row of a menu, to the menu's button. */
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
