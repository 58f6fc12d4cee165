import { expect, test } from '../../support/fixtures.ts';
import { maya, signIn } from '../../support/people.ts';

const publicPages = ['/', '/coming-soon', '/company/inquiry', '/terms', '/privacy'];

test('public pages are there without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [...publicPages, '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await context.close();
});

test('public pages come alive without moving anything', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(sum), 200);
        }),
    );
    expect(shift, path).toBeLessThan(0.02);
  }
});

test('an unknown address is a 404 with a way home', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the landing page offers what a visitor needs, and one door to whoever is signed in', async ({
  page,
}) => {
  await page.goto('/');
  const entrances = page.getByRole('navigation', { name: 'Account' });
  await expect(entrances.getByRole('link')).toHaveText(['Sign in', 'For Companies', 'Student Sign Up']);
  await signIn(page, maya, '/');
  await expect(entrances.getByRole('link')).toHaveText(['Open Questline']);
  await entrances.getByRole('link').click();
  await expect(page).toHaveURL('/feed');
});

test('without a network the app says so, and stops saying so', async ({ page, context, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, maya);
  await expect(page.getByRole('list', { name: 'Initiatives' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('every answer carries its security headers', async ({ request }) => {
  for (const path of ['/', '/feed', '/nowhere', '/favicon.svg', '/api/session/user']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});
