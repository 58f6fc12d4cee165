const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a part of a page and stays there while the rest of the page loads, until the person scrolls. */
export function stayAt(find: () => HTMLElement | null) {
  const growth = new ResizeObserver(() => find()?.scrollIntoView());
  growth.observe(document.body);
  const stop = () => growth.disconnect();
  for (const move of moves) window.addEventListener(move, stop, { once: true, passive: true });
  return () => {
    stop();
    for (const move of moves) window.removeEventListener(move, stop);
  };
}
