import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Nearer than this to the end is at the end. */
const nearPx = 48;

/** What somebody reads stays where it is, whatever is put above or below it; whoever is at the end stays at the end. The
 *  items in the box carry `data-message`. */
export function useSteadyScroll() {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<'end' | { item: Element; top: number }>('end');
  const [isAtEnd, setIsAtEnd] = useState(true);

  const note = useCallback(() => {
    const element = box.current!;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    place.current = left < nearPx ? 'end' : (firstVisible(element) ?? 'end');
    setIsAtEnd(place.current === 'end');
  }, []);

  const restore = useCallback(() => {
    const element = box.current!;
    const held = place.current;
    if (held === 'end') element.scrollTop = element.scrollHeight;
    else if (held.item.isConnected) element.scrollTop += topIn(element, held.item) - held.top;
  }, []);

  useLayoutEffect(() => {
    restore();
    note();
  });

  // The reply below it grows, a message says that it failed, a phone is turned, fonts arrive.
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(restore);
    for (const element of [box.current!, ...box.current!.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [restore]);

  const toEnd = useCallback(() => {
    place.current = 'end';
    restore();
    setIsAtEnd(true);
  }, [restore]);

  return { box, onScroll: note, isAtEnd, toEnd };
}

const topIn = (box: Element, item: Element) =>
  item.getBoundingClientRect().top - box.getBoundingClientRect().top;

function firstVisible(box: Element) {
  for (const item of box.querySelectorAll('[data-message]'))
    if (item.getBoundingClientRect().bottom > box.getBoundingClientRect().top)
      return { item, top: topIn(box, item) };
  return undefined;
}
