import { type RefObject, useEffect } from 'react';

const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to the lower part of a page and stays there while the upper part loads, until the person scrolls. */
export function useStartBelow(above: RefObject<HTMLElement | null>, below: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const growth = new ResizeObserver(() => below.current?.scrollIntoView());
    growth.observe(above.current!);
    const stop = () => growth.disconnect();
    for (const move of moves) window.addEventListener(move, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const move of moves) window.removeEventListener(move, stop);
    };
  }, [above, below]);
}
