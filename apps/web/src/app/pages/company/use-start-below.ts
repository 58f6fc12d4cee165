import { type RefObject, useEffect } from 'react';

const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Opens a page at its lower part, and stays there while the upper one still grows, until somebody moves. */
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
