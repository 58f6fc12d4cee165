import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { emailsTo } from '../../support/emails.ts';
import { hold } from '../../support/network.ts';
import { newPerson } from '../../support/people.ts';

const operator = 'operator@questline.example';

test('an inquiry is sent, confirmed to its sender and told to the operator', async ({ page }) => {
  const { email } = newPerson('Rosa Inquiry');
  await page.goto('/company/inquiry', { waitUntil: 'networkidle' });
  await page.getByLabel('Contact name').fill('Rosa Lind');
  await page.getByLabel('Company').fill('Lind Bicycles');
  await page.getByLabel('Business Email').fill(email);
  await page.getByLabel('Website').fill('lind.example');
  await page.getByRole('checkbox', { name: 'Design posters' }).check();
  await page.getByRole('checkbox', { name: 'Ask customers' }).check();
  await page.getByLabel('Message').fill(`We repair bicycles and nobody knows it. ${email}`);
  const answer = await hold(page, '**/api/inquiries');
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Thanks, we got your inquiry' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create company account' })).toHaveAttribute(
    'href',
    '/company/auth',
  );
  await expectAccessible(page, 'an inquiry that was sent');

  await expect(async () => {
    const [receipt] = await emailsTo(email);
    expect(receipt?.subject).toContain('inquiry');
    expect(receipt?.text).toContain('Design posters');
    const told = (await emailsTo(operator)).find(({ text }) => text.includes(email));
    expect(told?.text).toContain('Lind Bicycles');
    expect(told?.text).toContain('nobody knows it');
  }).toPass({ timeout: 20_000 });
});

test('what is missing is said at its field, and the first of them has the focus', async ({ page }) => {
  await page.goto('/company/inquiry', { waitUntil: 'networkidle' });
  await page.getByLabel('Business Email').fill('rosa@');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  for (const text of [
    'Contact person name is required',
    'Company name is required',
    'Please enter a valid business email',
    'Enter a web address, like yourshop.com.',
    'Message is required',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Contact name')).toBeFocused();
  await expectAccessible(page, 'an inquiry with errors');
});

test('when we cannot be reached, it says so and keeps what was typed', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  await page.route('**/api/inquiries', (route) => route.abort());
  await page.goto('/company/inquiry', { waitUntil: 'networkidle' });
  await page.getByLabel('Contact name').fill('Rosa Lind');
  await page.getByLabel('Company').fill('Lind Bicycles');
  await page.getByLabel('Business Email').fill(newPerson('Rosa Down').email);
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByRole('alert')).toContainText("We can't connect right now");
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks, we got your inquiry' })).toBeVisible();
});
