// The carousel of initiatives on the landing page. With less motion: app/reduced-motion.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

async function open(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Featured Initiatives' }).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toBeVisible();
  await page.mouse.move(2, 2);
}
const carousel = (page: Page) => page.getByRole('group', { name: 'Featured Initiatives' });

/** How far the slides travel within thirty frames. */
const travel = (page: Page) =>
  carousel(page)
    .locator('> ul')
    .evaluate(
      (list) =>
        new Promise<number>((done) => {
          const before = list.getBoundingClientRect().left;
          let frames = 0;
          const count = () =>
            ++frames < 30
              ? requestAnimationFrame(count)
              : done(Math.abs(list.getBoundingClientRect().left - before));
          requestAnimationFrame(count);
        }),
    );
const moves = (page: Page) => expect.poll(() => travel(page)).toBeGreaterThan(3);
const rests = (page: Page) => expect.poll(() => travel(page)).toBeLessThan(0.5);

test.use({ reducedMotion: 'no-preference' });

test('the carousel moves, and hover, keyboard focus and Pause stop it independently', async ({ page }) => {
  test.slow();
  await open(page);
  await moves(page);

  await carousel(page).hover();
  await rests(page);
  await page.mouse.move(2, 2);
  await moves(page);

  await page.getByRole('button', { name: 'Next initiative' }).focus();
  await page.keyboard.press('Tab');
  await expect(carousel(page)).toBeFocused();
  await rests(page);
  await page.keyboard.press('ArrowRight');
  await rests(page);
  await carousel(page).evaluate((it) => it.blur());
  await moves(page);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'Play' }).evaluate((it) => it.blur());
  await rests(page);
  // Dragging doesn't start a carousel that is paused.
  const box = (await carousel(page).boundingBox())!;
  await page.mouse.move(box.x + 300, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 80, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(2, 2);
  await rests(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'Pause' }).evaluate((it) => it.blur());
  await moves(page);
});
