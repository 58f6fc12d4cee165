// A company sends an inquiry. Errors and failures: inquiry-form.test.tsx.
import { expect, test } from '../../support/fixtures.ts';
import { emailsTo } from '../../support/emails.ts';
import { hold } from '../../support/network.ts';
import { newPerson } from '../../support/people.ts';

const operator = 'operator@questline.example';

test('a company fixes its inquiry and sends it, and both sides get an email', async ({ page }) => {
  const { email } = newPerson('Rosa Inquiry');
  const send = page.getByRole('button', { name: 'Send inquiry' });
  await page.goto('/company/inquiry', { waitUntil: 'networkidle' });
  await page.getByLabel('Business Email').fill('rosa@');
  await send.click();
  await expect(page.getByText('Please enter a valid business email')).toBeVisible();
  await expect(page.getByLabel('Contact Person')).toBeFocused();

  await page.getByLabel('Contact Person').fill('Rosa Lind');
  await page.getByLabel('Company').fill('Lind Bicycles');
  await page.getByLabel('Business Email').fill(email);
  await page.getByLabel('Website').fill('lind.example');
  await page.getByRole('checkbox', { name: 'Design posters' }).check();
  await page.getByRole('checkbox', { name: 'Talk to customers' }).check();
  await page.getByLabel('Message').fill(`We repair bicycles and nobody knows it. ${email}`);
  const answer = await hold(page, '**/api/inquiries');
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Thanks, we got your inquiry' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create company account' })).toHaveAttribute(
    'href',
    '/company/auth',
  );

  await expect(async () => {
    const [receipt] = await emailsTo(email);
    expect(receipt?.subject).toContain('inquiry');
    expect(receipt?.text).toContain('Design posters');
    const received = (await emailsTo(operator)).find(({ text }) => text.includes(email));
    expect(received?.text).toContain('Lind Bicycles');
    expect(received?.text).toContain('nobody knows it');
  }).toPass({ timeout: 20_000 });
});
