// The landing page.
import { limits } from '@questline/contract/plain';
import { expect, test } from '../../support/fixtures.ts';
import { hold } from '../../support/network.ts';

test('a visitor reads the landing page on a desktop and on a phone', async ({ page }) => {
  test.slow();
  await test.step('sections and links in order', async () => {
    const answer = await hold(page, '**/api/initiatives/featured');
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(/Questline/);
    await expect(page.getByText('For High School Students', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Learn\sby\sDoing\./);
    await expect(page.getByText('hundreds of high school students')).toBeVisible();
    const featured = page.getByRole('region', { name: 'Featured Initiatives' });
    await featured.scrollIntoViewIfNeeded();
    await expect(featured.locator('.animate-glow').first()).toBeVisible();
    await expect(featured.getByRole('status').locator('.rounded-card')).toHaveCount(limits.skeletonCards);
    answer();
    const newest = featured.getByRole('listitem').getByRole('heading');
    await expect(newest).toHaveCount(limits.featuredInitiatives);
    await expect(featured.getByText('Sign up to view more details.')).toBeVisible();
    // Nothing there needs an account.
    await expect(featured.getByText('View Initiative')).toHaveCount(0);
    await expect(featured.getByRole('link')).toHaveCount(0);
    expect(await page.locator('main h2').allTextContents()).toEqual([
      'How It Works',
      'Why Join',
      'Featured Initiatives',
      'Success Stories',
      'The trail starts where you are.',
    ]);
    const inside = (id: string) => page.locator(`#${id} h3`).allTextContents();
    expect(await inside('how-it-works')).toEqual([
      'Create Your Profile',
      'Browse Opportunities',
      'Start Learning',
    ]);
    expect(await inside('features')).toEqual([
      'Gain Experience',
      'Mission-Driven',
      'Learn Skills',
      'Educational Focus',
    ]);
    await expect(page.locator('#testimonials').getByText('Example', { exact: true })).toHaveCount(3);

    const hrefs = (name: string) =>
      page
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((all) => all.map((it) => it.getAttribute('href')));
    expect(await hrefs('Sections')).toEqual(['#features', '#how-it-works', '#testimonials']);
    expect(await hrefs('Account')).toEqual(['/student/auth', '/company/inquiry', '/coming-soon']);
    expect(await hrefs('Footer')).toEqual(
      expect.arrayContaining(['/#features', '/#how-it-works', '/#testimonials', '/terms', '/privacy']),
    );
    // This environment sets no social profiles, so none are linked.
    await expect(page.getByRole('navigation', { name: 'Social profiles' })).toHaveCount(0);
  });

  await test.step('the header turns solid after 50 pixels and clear again at the top', async () => {
    const header = page.getByRole('banner');
    const scroll = (y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
    await scroll(0);
    await expect(header).not.toHaveAttribute('data-solid');
    await scroll(limits.headerSolidAfterPx);
    await expect(header).not.toHaveAttribute('data-solid');
    await scroll(limits.headerSolidAfterPx + 1);
    await expect(header).toHaveAttribute('data-solid');
    await scroll(0);
    await expect(header).not.toHaveAttribute('data-solid');
  });

  await test.step('the phone menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Features',
      'How It Works',
      'Success Stories',
      'For Companies',
      'Student Sign Up',
    ]);
    await menu.getByRole('link', { name: 'Success Stories' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Success Stories' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await page.getByRole('link', { name: 'Find Your Opportunity Today' }).click();
  await expect(page).toHaveURL('/coming-soon');
});
