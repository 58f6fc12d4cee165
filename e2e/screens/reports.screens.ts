// Reporting: the menus, the form and its confirmation, and the list in the settings.
import { expect, test } from '../support/fixtures.ts';
import { chooseFromMenu } from '../support/menus.ts';
import { shownMessages } from '../support/messages-page.ts';
import { createPair } from '../support/messages.ts';
import { signIn } from '../support/people.ts';
import { failRequests, takeEveryLook, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

test.use({ reducedMotion: 'reduce' });

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`reports, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
      });
      const named = (name: string) => `reports-${name}-${width}-${colorScheme}`;

      test('menu, form, confirmation, list, and where else students can report', async ({
        page,
        tolerate,
      }) => {
        test.slow();
        tolerate(/./);
        const { student, open, initiativeId } = await createPair('Brightpath Media', 'Maya Torres');
        const { conversation_id } = await open(
          'Honestly, this is not good enough. What a lazy answer. I expected a lot more after three weeks of waiting.',
        );
        await signIn(page, student, `/inbox?thread=${conversation_id}`);
        await expect(shownMessages(page)).toHaveCount(1);
        await page.getByRole('button', { name: 'Message options' }).click();
        await expect(page.getByRole('menuitem', { name: 'Report this message' })).toBeVisible();
        await takeScreenshot(page, named('menu'));
        await page.getByRole('menuitem', { name: 'Report this message' }).click();
        const form = page.getByRole('dialog');
        await form.getByRole('radio', { name: 'I or someone else might get hurt' }).check();
        await expect(form.getByText('988')).toBeVisible();
        await takeScreenshot(page, named('form'));
        await form.getByRole('button', { name: 'Send report' }).click();
        await expect(page.getByRole('dialog', { name: /^Thanks/ })).toBeVisible();
        await takeScreenshot(page, named('sent'));
        await page.getByRole('button', { name: 'Done' }).click();
        await page.goto(`/initiative/${initiativeId}`);
        await page.getByRole('button', { name: 'More options' }).click();
        await takeScreenshot(page, named('initiative'));
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Brightpath Media' }).click();
        await expect(page).toHaveURL(/\/company\//);
        await chooseFromMenu(page, 'More options', 'Report this company');
        await expect(page.getByRole('dialog')).toBeVisible();
        await takeScreenshot(page, named('company'));
        await page.goto(`/initiative-tasks/${initiativeId}`);
        await page.getByRole('button', { name: 'Task options' }).click();
        await expect(page.getByRole('menuitem', { name: 'Report this task' })).toBeVisible();
        await takeScreenshot(page, named('task'));
        await page.goto('/settings#your-reports');
        const reports = page.getByRole('region', { name: 'Your reports' });
        await expect(reports.getByRole('listitem')).toHaveCount(1);
        await reports.scrollIntoViewIfNeeded();
        await takeScreenshot(page, named('list'));
      });
    });

const report = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  number: 1_004,
  subject: 'message',
  about: 'Brightpath Media',
  reason: 'outside',
  urgent: true,
  details: null,
  status: 'received',
  outcome: null,
  created_at: new Date(Date.now() - 7_200_000).toISOString(),
  closed_at: null,
};
const another = (number: number, more: object) => ({
  ...report,
  id: report.id.replace(/1$/, String(number)),
  number: report.number - number,
  ...more,
});
const everyStatus = [
  report,
  another(2, { status: 'being_looked_at', subject: 'initiative', reason: 'threats' }),
  another(3, {
    status: 'closed',
    outcome: 'action',
    subject: 'company',
    about: 'Featherstonehaugh-Cholmondeley & Daughters Neighborhood Bakery of Upper Springfield',
  }),
  another(4, { status: 'closed', outcome: 'no_action', subject: 'task', reason: 'other' }),
];

test('a report without a reason or that fails, and own reports: empty, in every status, failed', async ({
  page,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/./);
  const { student, company, open } = await createPair('Brightpath Media', 'Maya Torres');
  const { conversation_id } = await open('What a lazy answer.');
  await signIn(page, student, '/settings#your-reports');
  const own = page.getByRole('region', { name: 'Your reports' });
  await expect(own.getByText("You haven't reported anything.")).toBeVisible();
  await takeEveryLook(page, 'reports-list-empty', { part: own });
  const list = /\/api\/reports(\?.*)?$/;
  await page.route(list, (route) => route.fulfill({ json: { items: everyStatus, next: null } }));
  await page.reload();
  await expect(own.getByRole('listitem')).toHaveCount(everyStatus.length);
  await takeEveryLook(page, 'reports-list-full', { part: own });
  await failRequests(page, list);
  await page.reload();
  await expect(own.getByRole('button', { name: 'Retry' })).toBeVisible();
  await takeEveryLook(page, 'reports-list-failed', { part: own });
  await page.goto(`/inbox?thread=${conversation_id}`);
  await chooseFromMenu(page, 'Conversation options', 'Report this conversation');
  const form = page.getByRole('dialog');
  const send = form.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await takeEveryLook(page, 'reports-form-missing');
  await form.getByRole('radio', { name: 'Something else' }).check();
  await page.setViewportSize(viewports.phone);
  await send.click();
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await takeEveryLook(page, 'reports-form-failed');
  await page.unrouteAll();
  await student.api('POST /api/messages', {
    body: { client_id: crypto.randomUUID(), conversation_id, content: 'Leave me alone.' },
  });
  await signIn(page, company, `/company-inbox?tab=messages&thread=${conversation_id}`);
  await chooseFromMenu(page, 'Message options', 'Report this message');
  await expect(form).toBeVisible();
  await takeEveryLook(page, 'reports-form-company');
});
