// Finds accessibility problems with axe, in both themes, and pages that scroll sideways.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';

async function analyze(page: Page, where: string, rules?: string[]) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // Skeletons and spinners never stop.
      .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
  );
  // The default mode opens a page for frames of other origins; there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
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
