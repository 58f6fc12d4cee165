import type { Page } from '@playwright/test';
import { limits } from '@questline/contract/plain';
import { expectAccessible } from '../../support/accessibility.ts';
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

/** How far the slides travel in half a second. */
async function travel(page: Page) {
  const left = () =>
    carousel(page)
      .locator('> ul')
      .evaluate((it) => it.getBoundingClientRect().left);
  const before = await left();
  await page.waitForTimeout(500);
  return Math.abs((await left()) - before);
}
const moves = (page: Page) => expect.poll(() => travel(page)).toBeGreaterThan(3);
const rests = (page: Page) => expect.poll(() => travel(page)).toBeLessThan(0.5);

test('it drifts; hover, keyboard focus and the button hold it, each for itself', async ({ page }) => {
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
  await page.waitForTimeout(1_000);
  await rests(page);
  await carousel(page).evaluate((it) => it.blur());
  await moves(page);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'Play' }).evaluate((it) => it.blur());
  await rests(page);
  // Dragging does not set off what the button holds.
  const box = (await carousel(page).boundingBox())!;
  await page.mouse.move(box.x + 300, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 80, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1_500);
  await rests(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'Pause' }).evaluate((it) => it.blur());
  await moves(page);
});

test('who asks for less motion steers it alone', async ({ page }) => {
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
  await expectAccessible(page, 'the carousel');
});

test('the slides are as wide as the screen deserves', async ({ page }) => {
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

test('six newest with their companies, after six skeletons; no way into what needs an account', async ({
  page,
}) => {
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

for (const [name, answer] of Object.entries({
  'a failure': { status: 500, json: { code: 'unexpected', text: '' } },
  'no initiatives': { status: 200, json: { items: [] } },
}))
  test(`${name} leaves no section and no message`, async ({ page, tolerate }) => {
    tolerate(/status of 500/);
    await page.route(featured, (route) => route.fulfill(answer));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Why Join' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Featured Initiatives' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Success Stories' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
