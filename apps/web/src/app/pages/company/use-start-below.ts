import { type RefObject, useEffect } from 'react';

const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a lower part of a page and stays there while the rest of the page loads, until the person scrolls. */
export function useStartBelow(below: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const growth = new ResizeObserver(() => below.current?.scrollIntoView());
    growth.observe(document.body);
    const stop = () => growth.disconnect();
    for (const move of moves) window.addEventListener(move, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const move of moves) window.removeEventListener(move, stop);
    };
  }, [below]);
}
