// Escape on the review page: it leaves the feedback field first, then closes the innermost panel, then the page.
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { closeInside, keepsEscape } from '../../../ui/overlays/escape.ts';

/** A dialog that is open above the page has handled the key already. */
export function useEscape(root: RefObject<HTMLElement | null>, onClose: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (keepsEscape(event.target) || closeInside(root.current)) return;
    onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Handled on the page itself, because a visible toast takes the Escape key. */
export function leaveField({ key, target, currentTarget }: ReactKeyboardEvent<HTMLElement>) {
  if (key === 'Escape' && target instanceof HTMLTextAreaElement && target.value)
    currentTarget.querySelector<HTMLElement>('[role=article]')?.focus({ preventScroll: true });
}
