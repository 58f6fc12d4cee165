// axe finds nothing in what a page shows, in either theme, and nothing scrolls sideways.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';

async function find(page: Page, where: string) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // A skeleton or a spinner never comes to rest.
      .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
  );
  // Otherwise each look opens a page of its own, for frames of other origins; we have none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, where).toEqual([]);
}

export async function expectAccessible(page: Page, where: string) {
  await expectNoHorizontalScroll(page, where);
  await page.emulateMedia({ colorScheme: 'light' });
  await find(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await find(page, `${where}, dark`);
}

/** Also on a phone, where sheets and stacked rows are other markup. */
export async function expectAccessibleOnPhoneToo(page: Page, where: string) {
  await expectAccessible(page, where);
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await find(page, `${where}, on a phone`);
  await page.setViewportSize(usual);
}
