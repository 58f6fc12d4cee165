// A company sends an inquiry: errors at the fields, then no connection, then sent.
import { expect, test } from '../../support/fixtures.ts';
import { emailsTo } from '../../support/emails.ts';
import { hold } from '../../support/network.ts';
import { newPerson } from '../../support/people.ts';

const operator = 'operator@questline.example';

test('a company sends an inquiry, after fixing its fields and losing the connection', async ({
  page,
  tolerate,
}) => {
  test.slow();
  await test.step('errors are shown at the fields, and the first one has the focus', async () => {
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
  });

  await test.step('without a connection, everything typed stays', async () => {
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

  await test.step('the sender and the operator get an email', async () => {
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

    await expect(async () => {
      const [receipt] = await emailsTo(email);
      expect(receipt?.subject).toContain('inquiry');
      expect(receipt?.text).toContain('Design posters');
      const told = (await emailsTo(operator)).find(({ text }) => text.includes(email));
      expect(told?.text).toContain('Lind Bicycles');
      expect(told?.text).toContain('nobody knows it');
    }).toPass({ timeout: 20_000 });
  });
});
