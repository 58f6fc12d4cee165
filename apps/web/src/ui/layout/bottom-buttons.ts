/** For the ref of buttons at the bottom of narrow screens: toasts are shown above them. */
export function bottomButtons(box: HTMLElement | null) {
  if (!box) return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty('--bottom-buttons', `${box.offsetHeight}px`));
  sizes.observe(box);
  return () => {
    sizes.disconnect();
    style.removeProperty('--bottom-buttons');
  };
}
