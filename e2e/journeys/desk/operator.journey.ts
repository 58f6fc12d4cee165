// Operators: created by a command, signed in with a password and a passkey, and out as soon as they are disabled.
import { expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  addAuthenticator,
  atDesk,
  atSignIn,
  createOperator,
  enterPassword,
  linkIn,
  openAccount,
  runOperator,
  setUpOperator,
} from '../../support/operators.ts';
import { maya, newPerson, signIn } from '../../support/people.ts';

const usePasskey = { name: 'Use passkey' };

test.beforeEach(({ tolerate }) => {
  // The command that creates an operator is a process that has to start.
  test.slow();
  tolerate(/status of 40[134]|status of 410/);
});

test('an operator sets up an account, signs out, and signs in with the passkey', async ({
  page,
  context,
}) => {
  const person = newPerson('Ophelia Desk');
  const about = ['--email', person.email, '--name', person.name, '--role', 'lead'];
  const operator = { ...person, link: linkIn(await runOperator('create', ...about)) };
  const authenticator = await addAuthenticator(page);
  await page.goto(operator.link);
  await expectAccessibleOnPhoneToo(page, 'set-up');
  expect(await setUpOperator(page, operator)).toHaveLength(10);
  await expect(page).toHaveURL('/desk');
  await openAccount(page);
  await expect(page.getByText('Lead', { exact: true })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'desk');
  expect(await authenticator.credentials()).toHaveLength(1);

  // Scripts can't read the cookie, and it ends after 12 hours.
  const cookie = (await context.cookies()).find(({ name }) => name === 'desk')!;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(cookie.expires * 1_000 - Date.now()).toBeLessThanOrEqual(12 * 3_600_000);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await atSignIn(page);
  await page.reload();
  await atSignIn(page);

  await enterPassword(page, { ...operator, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toHaveText("That email or password isn't right.");
  // Now with the keyboard only.
  const { keyboard } = page;
  const tabTo = async (name: string, role: 'textbox' | 'button') => {
    await keyboard.press('Tab');
    await expect(page.getByRole(role, { name })).toBeFocused();
  };
  await page.getByRole('link', { name: 'Questline' }).focus();
  await tabTo('Email', 'textbox');
  await expect(page.getByLabel('Email')).toHaveValue(operator.email);
  await tabTo('Password', 'textbox');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(operator.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeFocused();
  await expectAccessibleOnPhoneToo(page, 'second step');
  await page.getByRole('heading', { name: "Confirm it's you" }).focus();
  await tabTo('Use passkey', 'button');
  await keyboard.press('Enter');
  await atDesk(page);
  await page.reload();
  await atDesk(page);

  // The link works once.
  await page.goto('/robots.txt');
  await page.goto(operator.link);
  await expect(page.getByRole('heading', { name: "This link doesn't work anymore" })).toBeVisible();
});

test('another authenticator and an unrecognized finger are refused', async ({ page }) => {
  const operator = await createOperator('Orla Wrong');
  const authenticator = await addAuthenticator(page);
  await setUpOperator(page, operator);
  const [own] = await authenticator.credentials();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await atSignIn(page);

  // A device without the passkey: the browser itself finds none.
  await authenticator.replace();
  await enterPassword(page, operator);
  await page.getByRole('button', usePasskey).click();
  await expect(page.getByRole('alert')).toHaveText("The passkey wasn't confirmed. Please try again.");

  // A device that pretends to have it: the name of the passkey with another key.
  const other = await createOperator('Otto Wrong');
  await setUpOperator(page, other);
  const [theirs] = await authenticator.credentials();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await atSignIn(page);
  await authenticator.replace();
  await authenticator.addCredential({ ...theirs!, credentialId: own!.credentialId });
  await enterPassword(page, operator);
  await page.getByRole('button', usePasskey).click();
  await expect(page.getByRole('alert')).toHaveText("That passkey wasn't accepted. Please try again.");
  await atSignIn(page);

  await authenticator.replace();
  await authenticator.addCredential({ ...own!, signCount: own!.signCount + 1 });
  await authenticator.verify(false);
  await enterPassword(page, operator);
  await page.getByRole('button', usePasskey).click();
  await expect(page.getByRole('alert')).toHaveText("The passkey wasn't confirmed. Please try again.");
  await authenticator.verify(true);
  await page.getByRole('button', usePasskey).click();
  await atDesk(page);
});

test('a recovery code works once, and new codes replace the others', async ({ page }) => {
  const operator = await createOperator('Opal Lost');
  const authenticator = await addAuthenticator(page);
  const codes = await setUpOperator(page, operator);
  await authenticator.replace();
  const enterCode = async (code: string) => {
    await enterPassword(page, operator);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.keyboard.press('Enter');
  };
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await atSignIn(page);
  };
  await signOut();
  await enterCode(codes[0]!.toLowerCase());
  await openAccount(page);
  await expect(page.getByText('9 of 10 codes left')).toBeVisible();
  await signOut();
  await enterCode(codes[0]!);
  await expect(page.getByText("That recovery code isn't right, or it was already used.")).toBeVisible();
  await page.getByLabel('Recovery code').fill(codes[1]!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await openAccount(page);

  await page.getByRole('button', { name: 'Create new codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create new codes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('questline-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(page.getByText('10 of 10 codes left')).toBeVisible();
  await signOut();
  await enterCode(codes[2]!);
  await expect(page.getByText("That recovery code isn't right, or it was already used.")).toBeVisible();
});

test('an operator adds, renames and removes passkeys, but not the last one', async ({ page }) => {
  const operator = await createOperator('Odette Keys');
  const authenticator = await addAuthenticator(page);
  await setUpOperator(page, operator);
  await openAccount(page);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Rename/ }) });
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This device already has a passkey for your account.');

  await authenticator.replace();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(rows).toHaveCount(2);
  await rows
    .last()
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Security key');
  await page.keyboard.press('Enter');
  await expect(rows.last()).toContainText('Security key');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('a disabled operator is out, and a reset lets them set up again', async ({ page }) => {
  const operator = await createOperator('Oscar Gone');
  await addAuthenticator(page);
  await setUpOperator(page, operator);
  await openAccount(page);
  await runOperator('disable', '--email', operator.email);
  await page.getByRole('button', { name: 'Create new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click();
  await atSignIn(page);
  await enterPassword(page, operator);
  await expect(page.getByRole('alert')).toHaveText("That email or password isn't right.");

  const link = linkIn(await runOperator('reset', '--email', operator.email));
  await setUpOperator(page, { link, password: 'another-long-password' });
  expect(await runOperator('list', '--reason', 'other: the journey')).toMatch(
    new RegExp(`${operator.email}.*active`),
  );
});

test('a student finds nothing at the desk, and an operator is a visitor in the app', async ({ page }) => {
  const operator = await createOperator('Oona Both');
  await addAuthenticator(page);
  await setUpOperator(page, operator);
  await page.goto('/feed');
  await expect(page).toHaveURL(/\/student\/auth/);

  await signIn(page, maya, '/feed');
  const answers = await page.evaluate(async () => {
    const renewal = await fetch('/api/session/renewal', { method: 'POST' });
    const { access_token } = await renewal.json();
    const headers = { authorization: `Bearer ${access_token}` };
    const paths = ['/api/desk/session', '/api/desk/account', '/api/desk/nothing'];
    return Promise.all(paths.map(async (path) => (await fetch(path, { headers })).status));
  });
  expect(answers).toEqual([404, 404, 404]);
});
