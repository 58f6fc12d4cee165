// No page scrolls sideways, neither while a journey runs nor at any of these widths.
import { type BrowserContext, expect, type Page } from '@playwright/test';

// The narrowest phone, a tablet and a desktop. What fits on 320 pixels fits on 390.
const widths = [320, 768, 1440];

/** Runs in the page. Returns what scrolls sideways and which element causes it. */
function findHorizontalScroll(): string[] {
  const root = document.scrollingElement;
  if (!root) return [];
  // Carousels and wide tables scroll on purpose and have a class for it.
  const mayScroll = (it: Element) => /overflow-x-(auto|scroll)/.test(it.getAttribute('class') ?? '');
  const scrolls = (it: Element) =>
    it.scrollWidth > it.clientWidth &&
    (it === root || (it.clientWidth > 0 && /auto|scroll/.test(getComputedStyle(it).overflowX)));
  const describe = (it: Element) =>
    `<${it.tagName.toLowerCase()} class="${it.getAttribute('class') ?? ''}"> ${it.textContent.trim().slice(0, 60)}`;
  return [root, ...root.querySelectorAll('*')]
    .filter((it) => scrolls(it) && !mayScroll(it))
    .map((it) => {
      const edge = it.getBoundingClientRect().left + it.clientWidth - it.scrollLeft;
      const right = (one: Element) => one.getBoundingClientRect().right;
      const [widest] = [...it.querySelectorAll('*')]
        .filter((one) => right(one) > edge + 0.5)
        // The widest, and the innermost of several.
        .toSorted((a, b) => Math.round(right(b) - right(a)) || (a.contains(b) ? 1 : -1));
      const cause = widest ? `${describe(widest)} (ends at ${Math.round(right(widest))})` : 'text';
      const where = it === root ? 'the page' : describe(it);
      return `${it.scrollWidth} on ${it.clientWidth}: ${where} because of ${cause}`;
    });
}

/** After two frames, observers and React have followed the new width. */
const twoFrames = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));

/** Logs an error when a page scrolls sideways at the width of the journey. */
export const watchHorizontalScroll = (context: BrowserContext) =>
  context.addInitScript(() => {
    let isComplained = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isWide = () => {
      const root = document.scrollingElement;
      return !!root && root.scrollWidth > root.clientWidth;
    };
    const look = () => {
      timer = undefined;
      if (isComplained || !isWide()) return;
      // If it's gone a moment later, it was an animation or a font that was still loading.
      setTimeout(() => {
        if (isComplained || !isWide()) return;
        isComplained = true;
        const { scrollWidth, clientWidth } = document.scrollingElement!;
        console.error(`scrolls sideways: ${scrollWidth} on ${clientWidth} at ${location.pathname}`);
      }, 300);
    };
    new MutationObserver(() => (timer ??= setTimeout(look, 100))).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

/** Checks a page at every width, and goes back to its own. */
export async function expectNoHorizontalScroll(page: Page, where?: string) {
  const usual = page.viewportSize();
  await expectToFitEveryWidth(page, where);
  if (usual) await page.setViewportSize(usual);
}

/** Checks a page at every width, and leaves it at the last. */
export async function expectToFitEveryWidth(page: Page, where = new URL(page.url()).pathname) {
  const usual = page.viewportSize();
  if (!usual || !page.url().startsWith('http')) return;
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: usual.height });
    await page.evaluate(twoFrames);
    for (const it of await page.evaluate(findHorizontalScroll)) found.push(`${where} at ${width}: ${it}`);
  }
  expect(found, 'scrolls sideways').toEqual([]);
}
