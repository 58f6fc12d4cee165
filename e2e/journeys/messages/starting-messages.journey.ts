// Who can start a conversation with whom.
import { expect, test } from '../../support/fixtures.ts';
import { openSecondBrowser } from '../../support/messages-page.ts';
import { apply, createPair } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';
import { createStudent } from '../../support/students.ts';

test('people can only start conversations they are allowed to have', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 40[34]/);
  const { company, student, initiativeId } = await createPair('Careful Cakes', 'Accepted Ada');
  const [pending, rejected, gone] = await Promise.all(
    ['Pending Pia', 'Rejected Rex', 'Withdrawn Wim'].map((name) => createStudent(name)),
  );
  await apply(pending!, company, initiativeId);
  await apply(rejected!, company, initiativeId, 'rejection');
  const withdrawn = await apply(gone!, company, initiativeId);
  await gone!.api('POST /api/applications/:id/withdrawal', { params: { id: withdrawn } });

  await signIn(page, company, '/company-inbox?compose=contacts');
  await expect(page.getByRole('row')).toHaveText([/Name/, /Rejected Rex/, /Accepted Ada/]);
  for (const one of [pending!, gone!]) {
    await page.goto(`/company-inbox?to=${one.id}&about=${initiativeId}`);
    await expect(page.getByText("You can't message them yet")).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  }
  await page.goto(`/company-inbox?to=${rejected!.id}&about=${initiativeId}`);
  const form = page.getByRole('dialog', { name: 'New Message to Rejected Rex' });
  await form.getByLabel('Subject').press('Enter');
  await expect(form.getByText('Please fill in both subject and message content.')).toBeVisible();
  await form.getByLabel('Message').fill('x'.repeat(5_001));
  await expect(form.getByText('Use at most 5000 characters.')).toBeVisible();

  const { id: companyId } = (await company.api('GET /api/company/profile')) as { id: string };
  for (const one of [pending!, rejected!, gone!]) {
    const { page: theirs, context } = await openSecondBrowser(browser, baseURL!, one);
    await theirs.goto('/inbox?compose=contacts');
    await expect(theirs.getByText("You haven't been accepted to any initiatives yet.")).toBeVisible();
    await theirs.goto(`/inbox?to=${companyId}&about=${initiativeId}`);
    await expect(theirs.getByText("You can't message them yet")).toBeVisible();
    await context.close();
  }
  // A student who works on the initiative can write to the company.
  const { page: ada, context } = await openSecondBrowser(browser, baseURL!, student);
  await ada.goto(`/inbox?to=${companyId}&about=${initiativeId}`);
  await expect(ada.getByRole('dialog', { name: 'New Message to Careful Cakes' })).toBeVisible();
  await context.close();

  // On a phone the toast about a failure doesn't cover the button that tries again.
  await page.setViewportSize({ width: 390, height: 844 });
  await form.getByLabel('Message').fill('Thank you for applying.');
  await page.route('**/api/messages', (route) => route.fulfill({ status: 403, body: '' }), { times: 1 });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent to Rejected Rex', { exact: true })).toBeVisible();
});
