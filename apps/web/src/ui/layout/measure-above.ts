/** For the ref of what fills the rest of the screen. Its `--above` is the height of everything above it, which grows with
 *  notices such as the one about being offline. */
export function measureAbove(box: HTMLElement | null) {
  if (!box) return undefined;
  const sizes = new ResizeObserver(() =>
    box.style.setProperty('--above', `${box.getBoundingClientRect().top + window.scrollY}px`),
  );
  for (const element of [document.body, box]) sizes.observe(element);
  return () => sizes.disconnect();
}
