// Rewards of a company: to pay, overdue, not arrived, paid, received, empty and failed.
import { createCompany } from '../support/companies.ts';
import { inDatabase } from '../support/database.ts';
import { test } from '../support/fixtures.ts';
import { sendLongTexts } from '../support/long-texts.ts';
import { signIn } from '../support/people.ts';
import { aTask, createStudent } from '../support/students.ts';
import { expectSoon, failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const path = '/company-active-users?view=rewards';

/** Three approved tasks of one student: one overdue, one paid, one not. `confirm` says that the payment arrived. */
async function createRewards() {
  const [company, student] = [await createCompany('Copper Kettle'), await createStudent('Nora Walker')];
  const { id, tasks } = await company.api('POST /api/initiatives', {
    body: {
      client_id: crypto.randomUUID(),
      name: 'Window survey',
      tasks: [aTask('Count the windows'), aTask('Draw the best one'), aTask('Sum it up')],
      reward: { amount: 2_000, currency: 'USD', per: 'task' },
    },
  });
  await company.api('POST /api/initiatives/:id/activation', { params: { id } });
  const application = await student.applyTo(id);
  await company.api('POST /api/applications/:id/acceptance', { params: { id: application.id }, body: {} });
  for (const task of tasks) {
    const work = { task_id: task.id, submission_type: 'text' as const, content: 'Forty-two' };
    const sent = await student.api('POST /api/submissions', {
      body: { client_id: crypto.randomUUID(), ...work },
    });
    await company.api('POST /api/submissions/:id/review', {
      params: { id: sent.id },
      body: { status: 'approved', feedback: 'Great' },
    });
  }
  const toPay = async () =>
    (await company.api('GET /api/company/rewards', { query: { tab: 'to_pay' } })).items;
  await expectSoon.poll(async () => (await toPay()).length, { timeout: 60_000 }).toBe(3);
  const [first, second] = await toPay();
  await inDatabase(`update rewards set owed_at = now() - interval '40 days' where id = $1`, [first!.id]);
  await company.api('POST /api/rewards/:id/payment', {
    params: { id: second!.id },
    body: { paid_on: new Date().toISOString().slice(0, 10), paid_how: 'cash' },
  });
  const confirm = () =>
    student.api('POST /api/rewards/:id/receipt', { params: { id: second!.id }, body: { received: true } });
  return { company, confirm };
}

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`rewards, ${size}, ${colorScheme}`, async ({ page, tolerate }) => {
      test.setTimeout(180_000);
      tolerate(/./);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const shoot = (name: string) =>
        takeScreenshot(page, `rewards-${name}-${viewport.width}-${colorScheme}`, { whole: true });
      const { company, confirm } = await createRewards();
      await signIn(page, company, path);
      await expectSoon(page.getByRole('article')).toHaveCount(2);
      await shoot('to-pay');
      await page
        .getByRole('button', { name: /^Mark as paid/ })
        .first()
        .click();
      await expectSoon(page.getByRole('dialog')).toBeVisible();
      await takeScreenshot(page, `rewards-dialog-${viewport.width}-${colorScheme}`);
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Paid' }).click();
      await expectSoon(page.getByRole('article')).toHaveCount(1);
      await shoot('paid');
      await page.getByRole('tab', { name: 'Confirmed' }).click();
      await expectSoon(page.getByText(/^Loading/)).toHaveCount(0);
      await shoot('empty');
      await confirm();
      await page.reload();
      await expectSoon(page.getByRole('article')).toHaveCount(1);
      await shoot('received');
      await page.getByRole('tab', { name: 'Paid' }).click();
      await expectSoon(page.getByRole('heading', { name: /^No payments/ })).toBeVisible();
      await shoot('none-paid');
      await sendLongTexts(page);
      await page.goto(path);
      await expectSoon(page.getByRole('article')).toHaveCount(2);
      await shoot('long');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await failRequests(page, '**/api/company/rewards**');
      await page.goto(path);
      await expectSoon(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await shoot('failed');
    });
