// Sessions: reloads, renewal, several tabs, and every way to sign out.
import { expect, test } from '../../support/fixtures.ts';
import { hold } from '../../support/network.ts';
import { logOut, signIn, signInWithForm } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

const renewal = '**/api/session/renewal';
const newStudent = (name: string) => createStudent(name, { bare: true });

test('a student stays signed in through a long sleep, reloads, a lost network and a reset link', async ({
  page,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const student = await newStudent('Selma Steady');
  await page.clock.install();
  await signIn(page, student);

  await test.step('the token is renewed before it expires and after a long sleep', async () => {
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

  await test.step('nobody is signed out because the network is down', async () => {
    await page.route(renewal, (route) => route.abort());
    await page.clock.fastForward('20:00');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
    await expect(page.getByText('Signed out successfully')).toHaveCount(0);
    await page.unroute(renewal);
  });

  await test.step('a reload is signed in before the server has answered', async () => {
    const answer = await hold(page, renewal);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of Selma Steady' })).toBeVisible();
    answer();
    await page.getByRole('button', { name: 'Account of Selma Steady' }).click();
    await expect(page.getByRole('menu').getByText(student.email, { exact: true })).toBeVisible();
    await expect(page.getByText('Signed in successfully', { exact: true })).toHaveCount(0);
  });

  await test.step('a reset link from someone else changes nothing', async () => {
    await page.goto('/?force_reset=true');
    await expect(page).toHaveURL('/');
    await page.goto('/feed');
    await expect(page).toHaveURL('/feed');
    await expect(page.getByRole('button', { name: 'Account of Selma Steady' })).toBeVisible();
  });
});

test('two tabs notice when the other signs in or out', async ({ page, context }) => {
  test.slow();
  const student = await newStudent('Tilda Tabs');
  const second = await context.newPage();
  await second.goto('/student/auth');
  await expect(second.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signInWithForm(page, student);
  await expect(second).toHaveURL('/feed');

  await second.goto('/companies');
  await expect(second.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await Promise.all([
    logOut(page),
    // Checked at the same time, because a toast stays for five seconds.
    expect(second.getByText('Signed out successfully', { exact: true })).toBeVisible(),
    expect(second.getByText('You have been signed out.', { exact: true })).toBeVisible(),
    expect(page.getByText('Successfully signed out', { exact: true })).toBeVisible(),
    expect(page.getByText('Redirecting to homepage...', { exact: true })).toBeVisible(),
  ]);
  await expect(page).toHaveURL('/');
  await expect(second).toHaveURL('/student/auth?returnTo=%2Fcompanies');
  await second.goto('/feed');
  await expect(second).toHaveURL('/student/auth?returnTo=%2Ffeed');
});

test('signing out deletes drafts, and a failed sign-out is finished when the browser is opened again', async ({
  page,
  context,
  request,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of (401|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const student = await newStudent('Shared Computer');
  const keepDraft = () =>
    page.evaluate(() => localStorage.setItem('questline.draft.someone', 'half a sentence'));
  const keys = () => page.evaluate(() => Object.keys(localStorage));

  await test.step('drafts are gone after a sign-out', async () => {
    await signIn(page, student);
    await keepDraft();
    await logOut(page);
    await expect(page).toHaveURL('/');
    expect(await keys()).toEqual([]);
  });

  await test.step('a failed sign-out resets the app and remembers only that it failed', async () => {
    await signIn(page, student);
    await keepDraft();
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
    expect(await keys()).toEqual(['questline.sign-out']);
    const entrances = page.getByRole('navigation', { name: 'Account' });
    await expect(entrances.getByRole('link', { name: 'Sign in' })).toBeVisible();
    // The next page finishes it.
    await page.unrouteAll();
    const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.reload();
    expect((await ended).status()).toBe(204);
    await expect.poll(keys).toEqual([]);
  });

  await test.step('a sign-out without a network', async () => {
    await signIn(page, student);
    const cookie = (await context.cookies()).find(({ name }) => name === 'refresh')!;
    await context.route('**', (route) => route.abort('internetdisconnected'));
    const asked = page.waitForRequest((sent) => sent.method() === 'DELETE');
    await logOut(page);
    await asked;
    await expect(page).not.toHaveURL('/incentives');
    // Ends pending requests while they are still blocked: a closing tab lets one last request through.
    await page.goto('about:blank');
    await page.close();

    // The next person isn't signed in, though the cookie is still there. The order matters: a last request of the
    // closed page must not reach the server.
    await context.route('**/api/session', (route) => route.fulfill({ status: 503, body: '' }));
    await context.unroute('**');
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
    const renewed = await request.post('/api/session/renewal', {
      headers: { cookie: `refresh=${cookie.value}` },
    });
    expect(renewed.status()).toBe(401);
    await expect.poll(() => next.evaluate(() => localStorage.getItem('questline.sign-out'))).toBeNull();
    await expect(next).toHaveURL('/student/auth?returnTo=%2Ffeed');
  });
});
