import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Steps from one part of a list to the next: those that carry `data-stop` and can be focused. */
export function useListFocus(list: RefObject<HTMLElement | null>, changes: unknown) {
  const place = useRef<number>(undefined);
  const all = useCallback(
    () => [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])],
    [list],
  );
  const indexOfFocus = () => all().findIndex((stop) => stop.contains(document.activeElement));

  /** The part that was touched or focused last, and its place. */
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

  // What held the focus may have left the list with the change: whatever took its place is next. Where somebody else
  // took it away, nothing moves but the focus.
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
    /** With the next change the focus goes to what then stands in that one's place, unless it has gone on already. */
    stayAt(value: string) {
      const index = all().findIndex((stop) => stop.dataset['stop'] === value);
      const focused = indexOfFocus();
      if (index !== -1 && (focused === -1 || focused === index)) place.current = index;
    },
  };
}

/** A dialog that is on its way out still hides the page below it. */
function focusWhenSeen(part: HTMLElement, options: FocusOptions) {
  if (part.closest('[aria-hidden=true]')) requestAnimationFrame(() => focusWhenSeen(part, options));
  else part.focus(options);
}
