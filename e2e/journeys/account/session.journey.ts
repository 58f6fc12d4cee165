import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { hold } from '../../support/network.ts';
import { logOut, maya, newPerson, signIn, signInWithForm, signUp } from '../../support/people.ts';

const renewal = '**/api/session/renewal';

test('a reload stays signed in, and shows it before the server has answered', async ({ page }) => {
  await signIn(page, maya);
  const answer = await hold(page, renewal);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Maya Torres' })).toBeVisible();
  answer();
  await page.getByRole('button', { name: 'Account of Maya Torres' }).click();
  await expect(page.getByText(maya.email)).toBeVisible();
  await expect(page.getByText('Signed in successfully', { exact: true })).toHaveCount(0);
});

test('a token is renewed before it runs out, and after a long sleep', async ({ page }) => {
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

test('a network that is away is no sign-out', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await signIn(page, maya);
  await page.route(renewal, (route) => route.abort());
  await page.clock.fastForward('20:00');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Initiatives' })).toBeVisible();
  await expect(page.getByText('Signed out successfully')).toHaveCount(0);
});

test('signing out is seen in a second tab, each with its own words', async ({ page, context }) => {
  const person = newPerson('Two Tabs');
  await signUp(page, 'student', person);
  await expect(page).toHaveURL('/incentives');
  const second = await context.newPage();
  await second.goto('/companies');
  await expect(second.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();

  await Promise.all([
    logOut(page),
    // Looked at while it is there: a toast stays five seconds.
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

test('signing in is seen in a second tab too', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto('/student/auth');
  await signInWithForm(page, maya);
  await expect(second).toHaveURL('/feed');
});

test('a session that was ended elsewhere ends here at the next renewal', async ({
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

test('a sign-out that fails forces a reset: nothing local is left but that it failed', async ({
  page,
  tolerate,
}) => {
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

const failures = {
  'is answered by 503': (context: BrowserContext) =>
    context.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' })),
  'is cut off': (context: BrowserContext) =>
    context.route('**', (route) => route.abort('internetdisconnected')),
};

for (const [how, fail] of Object.entries(failures))
  test(`a sign-out that ${how} is made up for when the browser is opened again`, async ({
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
    // Ends what the page still asks for while it can be held back: a tab that closes lets a last request through.
    await page.goto('about:blank');
    await page.close();

    // The next person: not signed in, though the cookie is still there.
    // In this order: a last request of the closed page must not reach the server in between.
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

test('a link that asks for a reset, and was made by somebody else, takes nothing away', async ({ page }) => {
  await signIn(page, maya, '/?force_reset=true');
  await expect(page).toHaveURL('/');
  await page.goto('/feed');
  await expect(page).toHaveURL('/feed');
  await expect(page.getByRole('button', { name: 'Account of Maya Torres' })).toBeVisible();
});

test('drafts go with a sign-out', async ({ page }) => {
  await signIn(page, maya);
  await page.evaluate(() => localStorage.setItem('questline.draft.someone', 'half a sentence'));
  await logOut(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
