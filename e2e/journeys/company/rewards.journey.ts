// A reward from the approval to the student's "I got it", with both sides watching.
import { expect, test, watch } from '../../support/fixtures.ts';
import { createCompany } from '../../support/companies.ts';
import { signIn } from '../../support/people.ts';
import { randomNetwork } from '../../support/random.ts';
import { aTask, createStudent } from '../../support/students.ts';

const reward = { amount: 2_000, currency: 'USD', per: 'task' } as const;

test('owed, paid, not arrived, paid again and received', async ({ page, browser, baseURL }) => {
  test.slow();
  const [company, student] = [
    await createCompany('Copper Kettle Bakery'),
    await createStudent('Nora Walker'),
  ];
  const body = {
    client_id: crypto.randomUUID(),
    name: 'Window survey',
    tasks: [aTask('Count the windows'), aTask('Draw the best one')],
    reward,
  };
  const { id, tasks } = await company.api('POST /api/initiatives', { body });
  await company.api('POST /api/initiatives/:id/activation', { params: { id } });
  const application = await student.applyTo(id);
  await company.api('POST /api/applications/:id/acceptance', { params: { id: application.id }, body: {} });
  await student.api('POST /api/submissions', {
    body: {
      client_id: crypto.randomUUID(),
      task_id: tasks[0]!.id,
      submission_type: 'text',
      content: 'Forty-two windows',
    },
  });

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': randomNetwork() },
  });
  const complaints = await watch(context, baseURL!);
  const students = await context.newPage();
  await Promise.all([
    signIn(page, company, '/company-active-users?view=queue'),
    signIn(students, student, `/initiative-tasks/${id}`),
  ]);
  const rewards = students.getByRole('region', { name: /^Your reward/ });
  await expect(rewards).toContainText('Your reward: $20 for each approved task');
  await expect(rewards).toContainText("doesn't move money");

  await page.getByRole('button', { name: /^Review Submission/ }).click();
  await expect(page.getByText('Approving adds $20 for Nora to your rewards to pay.')).toBeVisible();
  await page.getByRole('button', { name: /^Approve/ }).click();
  // The approval counts once it can't be undone anymore.
  await expect(rewards.getByText('Owed', { exact: true })).toBeVisible({ timeout: 30_000 });

  await page.goto('/company-overview');
  await expect(page.getByText('Reward to pay', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Pay rewards' }).click();
  const row = page.getByRole('article', { name: '$20 for Nora Walker' });
  const pay = async (button: string) => {
    await row.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
    await expect(row).toHaveCount(0);
  };
  await pay('Mark as paid');
  await rewards.getByRole('button', { name: /^It hasn't arrived/ }).click();
  await expect(row.getByText('Not arrived')).toBeVisible();
  await pay('Mark as paid again');
  await rewards.getByRole('button', { name: /^I got it(?! now)/ }).click();
  await expect(rewards.getByText('Received', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Confirmed' }).click();
  await expect(row).toContainText('Nora confirmed it just now');
  expect(complaints).toEqual([]);
  await context.close();
});
