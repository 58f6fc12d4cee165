// axe finds nothing in what a page shows, in either theme.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const themes = ['light', 'dark'] as const;
/** All that a theme can change; everything else is looked at once. */
const ofColours = ['color-contrast', 'link-in-text-block'];

export async function expectNothing(page: Page, where: string) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(() =>
      document
        .getAnimations()
        // A skeleton or a spinner never comes to rest.
        .every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity),
    );
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(ofColours);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}
