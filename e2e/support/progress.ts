// Records the progress bar of a save.
import type { Page } from '@playwright/test';

/** Returns a function that returns every value the bar has shown. */
export async function recordProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const values: number[] = [];
    Object.assign(window, { progressValues: values });
    new MutationObserver(() => {
      // Image uploads have their own progress bars, with a maximum of 1.
      const bar = [...document.querySelectorAll('progress')].find(({ max }) => max === 100);
      if (bar && values.at(-1) !== bar.value) values.push(bar.value);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { progressValues: number[] }).progressValues);
}
