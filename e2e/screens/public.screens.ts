import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newPerson } from '../support/people.ts';
import { takeScreenshot } from './screenshot.ts';

const widths = [390, 768, 1440];
const sections = {
  hero: (page: Page) => page.locator('main > div').first(),
  steps: (page: Page) => page.locator('#how-it-works'),
  reasons: (page: Page) => page.locator('#features'),
  featured: (page: Page) => page.getByRole('region', { name: 'Featured Initiatives' }),
  stories: (page: Page) => page.locator('#testimonials'),
  call: (page: Page) => page.getByRole('region', { name: 'Call to action' }),
  footer: (page: Page) => page.getByRole('contentinfo'),
};

/** A sticky bar would cover part of a tall screenshot. */
const unstick = (page: Page) =>
  page.evaluate(() => document.querySelector('header')!.classList.replace('sticky', 'static'));

for (const width of widths)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`public pages, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const named = (name: string) => `${name}-${width}-${colorScheme}`;
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('the landing page, section by section', async ({ page }) => {
        await page.goto('/', { waitUntil: 'networkidle' });
        await page.locator('#features').scrollIntoViewIfNeeded();
        await expect(page.getByRole('button', { name: 'Next initiative' })).toBeVisible();
        await unstick(page);
        for (const [name, find] of Object.entries(sections))
          await takeScreenshot(page, named(`landing-${name}`), { part: find(page) });
      });

      test('waitlist dialog and toast', async ({ page }) => {
        await page.goto('/', { waitUntil: 'networkidle' });
        await page.getByLabel('Your email').fill(newPerson('Photo Taker').email);
        await page.getByRole('button', { name: 'Join the waitlist' }).click();
        await page.getByRole('radio', { name: /^Yes/ }).check();
        await takeScreenshot(page, named('waitlist-dialog'));
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByText('Thanks for your interest!', { exact: true })).toBeVisible();
        await takeScreenshot(page, named('waitlist-joined'));
      });

      test('coming soon, and the inquiry form: errors and sent', async ({ page }) => {
        await page.goto('/coming-soon', { waitUntil: 'networkidle' });
        await takeScreenshot(page, named('coming-soon'), { part: page.locator('main') });
        await page.goto('/company/inquiry', { waitUntil: 'networkidle' });
        await page.getByLabel('Business Email').fill('rosa@');
        await page.getByRole('checkbox', { name: 'Design posters' }).check();
        await page.getByRole('button', { name: 'Send inquiry' }).click();
        await expect(page.getByText('Message is required')).toBeVisible();
        await unstick(page);
        await takeScreenshot(page, named('inquiry-errors'), { part: page.locator('main') });
        await page.getByLabel('Contact Person').fill('Rosa Lind');
        await page.getByLabel('Company').fill('Lind Bicycles');
        await page.getByLabel('Business Email').fill(newPerson('Rosa Photo').email);
        await page.getByLabel('Message').fill('We repair bicycles and nobody knows it.');
        await page.getByRole('button', { name: 'Send inquiry' }).click();
        await expect(page.getByRole('heading', { name: 'Thanks, we got your inquiry' })).toBeVisible();
        await takeScreenshot(page, named('inquiry-sent'), { part: page.locator('main') });
      });
    });
