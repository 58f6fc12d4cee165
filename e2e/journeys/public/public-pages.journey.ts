// Public pages: without JavaScript, without layout shifts, with the right headers and metadata.
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

const texts = ['/terms', '/privacy', '/parents', '/safety', '/imprint'];
const publicPages = ['/', '/coming-soon', '/company/inquiry', ...texts];

test.use({ reducedMotion: 'no-preference' });

test('public pages work without JavaScript, and become interactive without moving anything', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await test.step('without JavaScript', async () => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const path of ['/nowhere', ...publicPages.toReversed()]) {
      await plain.goto(path);
      await expect(plain.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
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
      await expect(plain.getByRole('heading', { name })).toBeVisible();
    await expect(plain.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
    await expect(plain.getByText('Turn on JavaScript to join.')).toBeVisible();
    await expect(plain.getByText('Featured Initiatives')).toBeHidden();
    await context.close();
  });

  await test.step('no layout shifts', async () => {
    for (const path of publicPages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      // Shifts are reported with the frame that draws them, so after two more frames all of them are known.
      const shift = await page.evaluate(async () => {
        let sum = 0;
        const add = (entries: PerformanceEntry[]) => {
          for (const entry of entries) sum += (entry as unknown as { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        add(observer.takeRecords());
        return sum;
      });
      expect(shift, path).toBeLessThan(0.02);
    }
  });
});

test('visitors get from an unknown URL to the landing page, students into the app, and search engines to their files', async ({
  page,
  request,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 404/);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  const entrances = page.getByRole('navigation', { name: 'Account' });
  await expect(entrances.getByRole('link')).toHaveText(['Sign in', 'For Companies', 'Student Sign Up']);

  await test.step('security headers', async () => {
    for (const path of ['/', '/feed', '/nowhere', '/favicon.svg', '/api/session/user']) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    }
  });

  await test.step('metadata, robots.txt, sitemap and icons', async () => {
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
    expect(robots).toContain('Allow: /student/auth\n');
    expect(robots).not.toContain('Disallow: /student/auth\n');
    expect(robots).toContain('Allow: /company/inquiry\n');
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const sitemap = await request.get('/sitemap.xml');
    expect(sitemap.headers()['content-type']).toContain('application/xml');
    expect(await sitemap.text()).toContain(`<loc>${baseURL}/coming-soon</loc>`);
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }])
      expect((await request.get(src)).status(), src).toBe(200);
  });

  await signIn(page, await createStudent('Eva Entrance', { bare: true }), '/');
  await expect(entrances.getByRole('link')).toHaveText(['Open Questline']);
  await entrances.getByRole('link').click();
  await expect(page).toHaveURL('/feed');
});
