// The landing page and the app for people who prefer less motion.
import { limits } from '@questline/contract/plain';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signInWithForm } from '../../support/people.ts';

test('nothing moves for people who prefer less motion, and buttons move the carousel', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await moving()).toBe(0);

  const carousel = page.getByRole('group', { name: 'Featured Initiatives' });
  await page.getByRole('heading', { name: 'Featured Initiatives' }).scrollIntoViewIfNeeded();
  await expect(carousel).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  const slides = carousel.locator('> ul');
  const left = () => slides.evaluate((it) => it.getBoundingClientRect().left);
  const before = await left();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 30; frames++) await new Promise(requestAnimationFrame);
  });
  expect(await left()).toBe(before);
  const first = carousel.getByRole('listitem').first();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Next initiative' }).click();
  await expect(first).not.toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Previous initiative' }).click();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  for (const [i, width] of [390, 640, 1024, 1280].entries()) {
    await page.setViewportSize({ width, height: 800 });
    const share = await carousel.evaluate(
      (it) =>
        it.querySelector('li')!.getBoundingClientRect().width /
        it.querySelector('ul')!.getBoundingClientRect().width,
    );
    expect(share).toBeCloseTo(limits.carouselSlideWidths[i]!, 2);
  }

  await signInWithForm(page, await createCompany('Still Waters'));
  await expect(page.getByText('Signed in successfully', { exact: true })).toBeVisible();
  expect(await moving()).toBe(0);
  await page.keyboard.press('Control+b');
  expect(await moving()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toBe(0);
});
