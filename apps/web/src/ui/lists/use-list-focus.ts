import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Moves the focus between list items with `data-stop`. */
export function useListFocus(list: RefObject<HTMLElement | null>, changes: unknown) {
  const place = useRef<number>(undefined);
  const all = useCallback(
    () => [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])],
    [list],
  );
  const indexOfFocus = () => all().findIndex((stop) => stop.contains(document.activeElement));

  /** The item that was last clicked or focused, and its position. */
  const held = useRef<{ stop: HTMLElement; index: number }>(undefined);
  useEffect(() => {
    const hold = ({ target }: Event) => {
      const index = all().findIndex((stop) => stop.contains(target as Node));
      held.current = index === -1 ? undefined : { stop: all()[index]!, index };
    };
    document.addEventListener('focusin', hold);
    document.addEventListener('pointerdown', hold);
    return () => {
      document.removeEventListener('focusin', hold);
      document.removeEventListener('pointerdown', hold);
    };
  }, [all]);

  // If the focused item left the list, focus the item that took its place. If the focus was elsewhere, nothing moves.
  useEffect(() => {
    const { stop, index } = held.current ?? {};
    if (stop?.isConnected) held.current!.index = all().indexOf(stop);
    const isLeft = stop && !stop.isConnected && document.activeElement === document.body;
    const next = place.current ?? (isLeft ? index : undefined);
    const preventScroll = place.current === undefined;
    place.current = undefined;
    if (next === undefined) return;
    const part = all().at(Math.min(next, all().length - 1)) ?? list.current;
    if (part) focusWhenSeen(part, { preventScroll });
    // oxlint-disable-next-line react/exhaustive-deps -- runs when the list has changed, and only then
  }, [changes]);

  return {
    current: () => all()[indexOfFocus()],
    step(by: 1 | -1) {
      const stops = all();
      const next = stops[Math.min(Math.max(indexOfFocus() + by, 0), stops.length - 1)];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    },
    /** After the next change, focus the item that takes this one's place, unless the focus has already moved on. */
    stayAt(value: string) {
      const index = all().findIndex((stop) => stop.dataset['stop'] === value);
      const focused = indexOfFocus();
      if (index !== -1 && (focused === -1 || focused === index)) place.current = index;
    },
  };
}

/** A closing dialog still hides the page below it. */
function focusWhenSeen(part: HTMLElement, options: FocusOptions) {
  if (part.closest('[aria-hidden=true]')) requestAnimationFrame(() => focusWhenSeen(part, options));
  else part.focus(options);
}
