// The carousel of initiatives on the landing page.
import type { Page } from '@playwright/test';
import { limits } from '@questline/contract/plain';
import { expect, test } from '../../support/fixtures.ts';
import { hold } from '../../support/network.ts';

const featured = '**/api/initiatives/featured';

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

test('people who prefer less motion move the carousel themselves, at every screen width', async ({
  page,
}) => {
  test.slow();
  await test.step('with buttons, without drifting', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect(await travel(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    const first = carousel(page).getByRole('listitem').first();
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Next initiative' }).click();
    await expect(first).not.toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Previous initiative' }).click();
    await expect(first).toBeInViewport({ ratio: 0.9 });
  });

  await test.step('slides have the width for the screen', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    for (const [i, width] of [390, 640, 1024, 1280].entries()) {
      await page.setViewportSize({ width, height: 800 });
      const share = await carousel(page).evaluate(
        (it) =>
          it.querySelector('li')!.getBoundingClientRect().width /
          it.querySelector('ul')!.getBoundingClientRect().width,
      );
      expect(share).toBeCloseTo(limits.carouselSlideWidths[i]!, 2);
    }
  });
});

test('the carousel shows the six newest initiatives without links that need an account', async ({ page }) => {
  const answer = await hold(page, featured);
  await page.goto('/', { waitUntil: 'networkidle' });
  const section = page.getByRole('region', { name: 'Featured Initiatives' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('.animate-glow').first()).toBeVisible();
  await expect(section.getByRole('status').locator('.rounded-card')).toHaveCount(limits.skeletonCards);
  answer();
  await expect(carousel(page).getByRole('listitem').getByRole('heading')).toHaveCount(
    limits.featuredInitiatives,
  );
  await expect(section.getByText('Sign up to view more details.')).toBeVisible();
  await expect(section.getByText('View Initiative')).toHaveCount(0);
  await expect(section.getByRole('link')).toHaveCount(0);
});

test('the landing page leaves the section out when it is empty or fails', async ({ page, tolerate }) => {
  test.slow();
  tolerate(/status of 500/);
  for (const answer of [
    { status: 500, json: { code: 'unexpected', text: '' } },
    { status: 200, json: { items: [] } },
  ]) {
    await page.unrouteAll();
    await page.route(featured, (route) => route.fulfill(answer));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Why Join' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Featured Initiatives' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Success Stories' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
