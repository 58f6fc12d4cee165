import { type RefObject, useEffect, useRef } from 'react';

/** Steps from one part of a list to the next: those that carry `data-stop` and can be focused. */
export function useStops(list: RefObject<HTMLElement | null>, changes: unknown) {
  const place = useRef<number>(undefined);
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  const indexOfFocus = () => all().findIndex((stop) => stop.contains(document.activeElement));

  /** Where the focus was last, as long as it is in the list. */
  const held = useRef<{ stop: HTMLElement; index: number }>(undefined);
  useEffect(() => {
    const hold = () => {
      const index = indexOfFocus();
      held.current = index === -1 ? undefined : { stop: all()[index]!, index };
    };
    document.addEventListener('focusin', hold);
    return () => document.removeEventListener('focusin', hold);
    // oxlint-disable-next-line react/exhaustive-deps -- reads refs
  }, []);

  // What held the focus may have left the list with the change, by our own hand or another's: whatever took its place
  // is next.
  useEffect(() => {
    const left = held.current && !held.current.stop.isConnected && document.activeElement === document.body;
    const index = place.current ?? (left ? held.current!.index : undefined);
    place.current = undefined;
    if (index === undefined) return;
    const stop = all().at(Math.min(index, all().length - 1)) ?? list.current;
    if (stop) focusWhenSeen(stop);
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
function focusWhenSeen(part: HTMLElement) {
  if (part.closest('[aria-hidden=true]')) requestAnimationFrame(() => focusWhenSeen(part));
  else part.focus();
}
