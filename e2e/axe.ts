// axe finds nothing in what a page shows, in either theme.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All that a theme can change; everything else is looked at once. */
const ofColours = ['color-contrast', 'link-in-text-block'];

async function find(page: Page, where: string, rules: string[] = []) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // A skeleton or a spinner never comes to rest.
      .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
  );
  const axe = new AxeBuilder({ page });
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, where).toEqual([]);
}

export async function expectNothing(page: Page, where: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await find(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await find(page, `${where}, dark`, ofColours);
}

/** Also on a phone, where sheets and stacked rows are other markup in the same colours. */
export async function expectNothingAnywhere(page: Page, where: string) {
  await expectNothing(page, where);
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await find(page, `${where}, on a phone`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(390);
  await page.setViewportSize(usual);
}
