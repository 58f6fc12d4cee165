import { limits } from '@questline/contract/plain';
import { expect, test } from '../../support/fixtures.ts';

test('everything stands in its order, and leads where it should', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Questline/);
  await expect(page.getByText('For High School Students', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Learn\sby\sDoing\./);
  await expect(page.getByText('hundreds of high school students')).toBeVisible();
  await page.getByRole('heading', { name: 'Featured Initiatives' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
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
  // No profile is set on this stage, so none is linked.
  await expect(page.getByRole('navigation', { name: 'Social profiles' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Find Your Opportunity Today' }).click();
  await expect(page).toHaveURL('/coming-soon');
});

test('the header turns solid after 50 pixels, and back', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const header = page.getByRole('banner');
  const scroll = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await expect(header).not.toHaveAttribute('data-solid');
  await scroll(limits.headerSolidAfterPx);
  await expect(header).not.toHaveAttribute('data-solid');
  await scroll(limits.headerSolidAfterPx + 1);
  await expect(header).toHaveAttribute('data-solid');
  await scroll(0);
  await expect(header).not.toHaveAttribute('data-solid');
});

test('on a phone the menu holds what the header has no room for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
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

test('without script: hero, steps, reasons and footer; nothing that never comes', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  for (const name of [
    /Learn\sby\sDoing\./,
    'How It Works',
    'Create Your Profile',
    'Browse Opportunities',
    'Start Learning',
    'Why Join',
    'Gain Experience',
    'Mission-Driven',
    'Learn Skills',
    'Educational Focus',
    'Success Stories',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('To join, please switch on JavaScript.')).toBeVisible();
  await expect(page.getByText('Featured Initiatives')).toBeHidden();
  await context.close();
});

test('machines find what they look for', async ({ page, request, baseURL }) => {
  await page.goto('/');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseURL}/`);
  expect(await content('meta[name=description]')).toBeTruthy();
  const card = await request.get((await content('meta[property="og:image"]'))!);
  expect(card.headers()['content-type']).toBe('image/png');
  expect((await card.body()).length).toBeLessThan(100_000);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(data['@graph'][0].url).toBe(`${baseURL}/`);

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /feed\n');
  expect(robots).toContain('Allow: /company/inquiry\n');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  expect(await sitemap.text()).toContain(`<loc>${baseURL}/coming-soon</loc>`);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }])
    expect((await request.get(src)).status(), src).toBe(200);
});
