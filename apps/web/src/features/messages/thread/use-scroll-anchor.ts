import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Closer than this counts as the end. */
const nearPx = 48;

/** Keeps the visible messages in place when others are added above or below, and stays at the end when scrolled there.
 *  Items have a `data-message` attribute. */
export function useScrollAnchor() {
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

  // Sizes change when the reply form grows, a message fails, a phone rotates or fonts load.
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

/** By halves, because a long thread has thousands of messages and this runs while scrolling. */
function firstVisible(box: Element) {
  const items = box.querySelectorAll('[data-message]');
  const top = box.getBoundingClientRect().top;
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.getBoundingClientRect().bottom > top) high = middle;
    else low = middle + 1;
  }
  const item = items[low];
  return item && { item, top: topIn(box, item) };
}
