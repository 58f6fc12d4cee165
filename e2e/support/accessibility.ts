// Finds accessibility problems with axe, in both themes, and pages that scroll sideways.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function analyze(page: Page, where: string, rules?: string[]) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // Skeletons and spinners never stop.
      .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
  );
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (runOnly) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    // Only the HTML of elements with a problem is needed, not that of every element.
    checker.configure({ noHtml: true });
    const { violations } = await checker.run({
      // Without the elements that passed it takes half the time.
      resultTypes: ['violations'],
      preload: false,
      ...(runOnly && { runOnly }),
    });
    const htmlOf = (selector: string) => document.querySelector(selector)?.outerHTML.slice(0, 300);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => htmlOf(String(target))).join(' ')}`,
    );
  }, rules);
  expect(found, where).toEqual([]);
}

export async function expectAccessible(page: Page, where: string) {
  await expectNoHorizontalScroll(page, where);
  await page.emulateMedia({ colorScheme: 'light' });
  await analyze(page, `${where}, light`);
  // The dark theme has the same elements in other colors.
  await page.emulateMedia({ colorScheme: 'dark' });
  await analyze(page, `${where}, dark`, ['color-contrast', 'link-in-text-block']);
}

/** Also on a phone, where sheets and stacked rows have other elements. */
export async function expectAccessibleOnPhoneToo(page: Page, where: string) {
  await expectAccessible(page, where);
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await analyze(page, `${where}, on a phone`);
  await page.setViewportSize(usual);
}
