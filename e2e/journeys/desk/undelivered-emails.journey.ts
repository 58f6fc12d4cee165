// An email bounces, an operator sends it again once the mailbox exists, and it arrives. The health page shows all of it.
import { expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { emailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/fixtures.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../../support/operators.ts';
import { adultBirthMonth, newPerson } from '../../support/people.ts';
import { signUpByApi } from '../../support/sign-up.ts';

const emailServer = (does: 'refuse' | 'accept', email: string) =>
  fetch(`${process.env['JOURNEY_EMAIL_SWITCH']}/${does}/${encodeURIComponent(email)}`, { method: 'PUT' });

test('an email that bounced is sent again and arrives', async ({ page, tolerate }) => {
  // An operator first sets up their account.
  test.slow();
  tolerate(/status of 40[134]/);
  // The first letter and the domain are all that the list shows, so both are this person's own.
  const [name, domain] = newPerson('Zelda Bounce').email.split('@');
  const email = `${name}@${name!.replaceAll('.', '-')}.${domain}`;
  await emailServer('refuse', email);
  await signUpByApi(email, { user_type: 'student', full_name: 'Zelda Bounce', birth_month: adultBirthMonth });

  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Opal Mail'));
  await page.getByRole('link', { name: /^Undelivered emails/ }).click();
  const masked = `z•••@${email.split('@')[1]}`;
  const item = page.getByRole('link', { name: masked });
  await expect(async () => {
    await page.reload();
    await expect(item).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(item).toContainText("The mailbox doesn't exist");
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByText('Some emails could not be delivered.')).toBeVisible();
  await expect(page.getByText(/\d+ sent and [1-9]\d* failed in the last 14 days/)).toBeVisible();
  await expect(page.getByText('No backup recorded yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Processes' }).getByText('Worker')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'health');

  await page.getByRole('link', { name: 'Open them' }).click();
  await item.focus();
  await page.keyboard.press('Enter');
  const article = page.getByRole('article');
  await expect(article.getByText(masked)).toBeVisible();
  await expect(article).not.toContainText(email);
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Show and record' }).click();
  await expect(article.getByText(email)).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'undelivered email');

  await emailServer('accept', email);
  expect(await emailsTo(email)).toEqual([]);
  await article.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('s');
  await expect(page.getByText(/^1 email on the way again/)).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect.poll(async () => (await emailsTo(email)).length, { timeout: 20_000 }).toBe(1);
});
