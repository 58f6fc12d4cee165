// Sessions: reloads, renewal, several tabs and devices, and every way to sign out.
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { hold } from '../../support/network.ts';
import { logOut, maya, newPerson, signIn, signInWithForm, signUp } from '../../support/people.ts';

const renewal = '**/api/session/renewal';

test('a reload stays signed in, even through a link that asks to reset the app', async ({ page }) => {
  test.slow();
  await test.step('signed in before the server has answered', async () => {
    await signIn(page, maya);
    const answer = await hold(page, renewal);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of Maya Torres' })).toBeVisible();
    answer();
    await page.getByRole('button', { name: 'Account of Maya Torres' }).click();
    await expect(page.getByText(maya.email)).toBeVisible();
    await expect(page.getByText('Signed in successfully', { exact: true })).toHaveCount(0);
  });

  await test.step('a reset link made by somebody else changes nothing', async () => {
    await signIn(page, maya, '/?force_reset=true');
    await expect(page).toHaveURL('/');
    await page.goto('/feed');
    await expect(page).toHaveURL('/feed');
    await expect(page.getByRole('button', { name: 'Account of Maya Torres' })).toBeVisible();
  });
});

test('the token is renewed before it expires and after a long sleep', async ({ page }) => {
  await page.clock.install();
  await signIn(page, maya);
  const renewals: string[] = [];
  page.on('request', (request) => request.url().endsWith('/renewal') && renewals.push(request.url()));

  await page.clock.runFor('13:00');
  expect(renewals).toHaveLength(0);
  const renewed = page.waitForResponse(renewal);
  await page.clock.runFor('01:00');
  expect((await renewed).status()).toBe(201);

  const woken = page.waitForResponse(renewal);
  await page.clock.fastForward('01:00:00');
  expect((await woken).status()).toBe(201);
  await page.getByRole('link', { name: 'Companies' }).click();
  await expect(page).toHaveURL('/companies');
});

test('nobody is signed out because the network is down', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await signIn(page, maya);
  await page.route(renewal, (route) => route.abort());
  await page.clock.fastForward('20:00');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Initiatives' })).toBeVisible();
  await expect(page.getByText('Signed out successfully')).toHaveCount(0);
});

test('two tabs notice when the other signs in or out', async ({ page, context }) => {
  test.slow();
  await test.step('signing in', async () => {
    const second = await context.newPage();
    await second.goto('/student/auth');
    await signInWithForm(page, maya);
    await expect(second).toHaveURL('/feed');
  });

  await test.step('signing out, with each tab showing its own message', async () => {
    const second = await context.newPage();
    await second.goto('/companies');
    await expect(second.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();

    await Promise.all([
      logOut(page),
      // Checked at the same time, because a toast stays for five seconds.
      expect(second.getByText('Signed out successfully', { exact: true })).toBeVisible(),
      expect(second.getByText('You have been signed out.', { exact: true })).toBeVisible(),
    ]);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Successfully signed out', { exact: true })).toBeVisible();
    await expect(page.getByText('Redirecting to homepage...', { exact: true })).toBeVisible();
    await expect(second).toHaveURL('/student/auth?returnTo=%2Fcompanies');

    await second.goto('/feed');
    await expect(second).toHaveURL('/student/auth?returnTo=%2Ffeed');
  });
});

test('a session that was ended on another device ends at the next renewal', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  tolerate(/status of 401/);
  const person = newPerson('Two Devices');
  await page.clock.install();
  await signUp(page, 'student', person);
  await expect(page).toHaveURL('/incentives');

  const device = await browser.newContext({ baseURL: baseURL! });
  const phone = await device.newPage();
  await phone.goto('/student/auth');
  await phone.getByLabel('Email').fill(person.email);
  await phone.getByLabel('Password', { exact: true }).fill(person.password);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone).toHaveURL('/incentives');
  await logOut(phone);
  await expect(phone).toHaveURL('/');
  await device.close();

  await page.clock.fastForward('20:00');
  await expect(page).toHaveURL(/student\/auth/);
  await expect(page.getByText('Signed out successfully', { exact: true })).toBeVisible();
});

test('a sign-out removes drafts, also when it fails', async ({ page, tolerate }) => {
  test.slow();
  await test.step('drafts are gone after a sign-out', async () => {
    await signIn(page, maya);
    await page.evaluate(() => localStorage.setItem('questline.draft.someone', 'half a sentence'));
    await logOut(page);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  await test.step('a failed sign-out resets the app and remembers only that it failed', async () => {
    tolerate(/ERR_FAILED/);
    await signIn(page, maya);
    await page.evaluate(() => localStorage.setItem('questline.draft.someone', 'half a sentence'));
    let reset: string | undefined;
    page.on('framenavigated', (frame) => (reset ??= /force_reset=true/.exec(frame.url())?.[0]));
    await page.route('**/api/session', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await logOut(page);
    await expect(page.getByText('Error during sign out', { exact: true })).toBeVisible();
    await expect(page.getByText('Forcing application reset...', { exact: true })).toBeVisible();
    expect(reset).toBe('force_reset=true');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['questline.sign-out']);
    const entrances = page.getByRole('navigation', { name: 'Account' });
    await expect(entrances.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

const failures = {
  'is answered by 503': (context: BrowserContext) =>
    context.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' })),
  'is cut off': (context: BrowserContext) =>
    context.route('**', (route) => route.abort('internetdisconnected')),
};

for (const [how, fail] of Object.entries(failures))
  test(`a sign-out that ${how} is finished when the browser is opened again`, async ({
    page,
    context,
    request,
    tolerate,
  }) => {
    tolerate(/status of (401|503)|ERR_INTERNET_DISCONNECTED/);
    await signUp(page, 'student', newPerson('Shared Computer'));
    await expect(page).toHaveURL('/incentives');
    const cookie = (await context.cookies()).find(({ name }) => name === 'refresh')!;
    const renewBy = (value: string) =>
      request.post('/api/session/renewal', { headers: { cookie: `refresh=${value}` } });

    await fail(context);
    const asked = page.waitForRequest((sent) => sent.method() === 'DELETE');
    await logOut(page);
    await asked;
    await expect(page).not.toHaveURL('/incentives');
    // Ends pending requests while they are still blocked: a closing tab lets one last request through.
    await page.goto('about:blank');
    await page.close();

    // The next person: not signed in, though the cookie is still there.
    // In this order, so that a last request of the closed page doesn't reach the server.
    await context.route('**/api/session', (route) => route.fulfill({ status: 503, body: '' }));
    for (const pattern of ['**', '**/api/**']) await context.unroute(pattern);
    const renewals: string[] = [];
    context.on('request', (sent) => sent.url().endsWith('/renewal') && renewals.push(sent.url()));
    const next = await context.newPage();
    await next.goto('/feed');
    await expect(next).toHaveURL('/student/auth?returnTo=%2Ffeed');
    expect((await context.cookies()).some(({ name }) => name === 'refresh')).toBe(true);

    await context.unrouteAll();
    const answered = next.waitForResponse((response) => response.request().method() === 'DELETE');
    await next.reload();
    expect((await answered).status()).toBe(204);
    expect(renewals).toEqual([]);
    expect((await renewBy(cookie.value)).status()).toBe(401);
    await expect.poll(() => next.evaluate(() => localStorage.getItem('questline.sign-out'))).toBeNull();
    await expect(next).toHaveURL('/student/auth?returnTo=%2Ffeed');
  });
