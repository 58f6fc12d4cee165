// What leads see at the desk: operators, correcting an email, deleting an account permanently, and exporting evidence.
import { expect, test } from '../support/fixtures.ts';
import { createPair } from '../support/messages.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../support/operators.ts';
import { failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const longName = 'Wilhelmina Featherstonehaugh-Cholmondeley-Montgomery';
const at = new Date(Date.now() - 7_200_000).toISOString();
const idOf = (number: number) => `0198c0de-7a11-7000-8000-00000000000${number}`;
const operator = {
  id: idOf(1),
  name: 'Samira Ortiz',
  email: 'samira@questline.example',
  role: 'lead',
  state: 'active',
  last_seen_at: at,
  passkeys: 2,
  can: { change: false },
};
const another = (number: number, more: object) => ({
  ...operator,
  id: idOf(number),
  can: { change: true },
  ...more,
});
const longEmail = `${longName.toLowerCase().replaceAll(' ', '.')}@questline.example`;
const others = [
  another(2, { name: 'Opal Reyes', email: 'opal@questline.example', role: 'operator', passkeys: 1 }),
  another(3, { name: longName, email: longEmail, role: 'operator', state: 'invited', last_seen_at: null }),
  another(4, { name: 'Noah Lindqvist', role: 'operator', state: 'link_expired', last_seen_at: null }),
  another(5, { name: 'Tess Okafor', state: 'disabled' }),
];

for (const [width, viewport] of Object.entries({ 390: viewports.phone, 1440: viewports.desktop }))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`leads at ${width}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' });
      const named = (name: string) => `leads-${name}-${width}-${colorScheme}`;
      test.beforeEach(async ({ page, tolerate }) => {
        test.slow();
        tolerate(/./);
        await addAuthenticator(page);
        await setUpOperator(page, await createOperator('Samira Ortiz', 'lead'));
      });

      test('operators: all states, inviting, changing, alone, failed', async ({ page }) => {
        const answers = { items: [operator, ...others] };
        await page.route('**/api/desk/operators', (route) =>
          route.request().method() === 'GET' ? route.fulfill({ json: answers }) : route.fallback(),
        );
        await page.goto('/desk/operators');
        await expect(page.getByText('Link expired')).toBeVisible();
        await takeScreenshot(page, named('operators'), { whole: true });
        await page.getByRole('button', { name: 'Invite operator' }).click();
        await page.getByLabel('Email').fill('not-an-email');
        await page.getByRole('button', { name: 'Send invitation' }).click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        await takeScreenshot(page, named('invite'));
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('button', { name: `New set-up link: Opal Reyes` }).click();
        await takeScreenshot(page, named('new-link'));
        await page.getByRole('button', { name: 'Cancel' }).click();
        await failRequests(page, `**/api/desk/operators/${idOf(3)}`);
        await page.getByRole('button', { name: `Disable: ${longName}` }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('disable-failed'));
        answers.items = [operator];
        await page.reload();
        await expect(page.getByText('This is you.')).toBeVisible();
        await takeScreenshot(page, named('operators-alone'));
        await page.unroute('**/api/desk/operators');
        await failRequests(page, '**/api/desk/operators');
        await page.reload();
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await takeScreenshot(page, named('operators-failed'));
      });

      test('one person: emails, correcting the email, deleting permanently', async ({ page }) => {
        const { student } = await createPair('Brightpath Media', longName);
        await page.goto('/desk/people');
        await page.getByLabel('Name, email or id').fill(student.email);
        await page.getByRole('button', { name: 'Search and record' }).click();
        await page.getByRole('list', { name: 'Results' }).getByRole('button').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(longName);
        await takeScreenshot(page, named('person'), { whole: true });
        await page.getByRole('button', { name: 'Send password reset email' }).click();
        await takeScreenshot(page, named('reset'), { whole: true });
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('button', { name: 'Correct email' }).click();
        await page.getByLabel('New email').fill(student.email);
        await failRequests(page, '**/email-correction');
        await page.getByRole('button', { name: 'Ask for approval' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('correction-failed'), { whole: true });
        await page.unroute('**/email-correction');
        await page.getByLabel('New email').fill(student.email.replace('@', '+new@'));
        await page.getByRole('button', { name: 'Ask for approval' }).click();
        await expect(page.getByText(/^A lead has to approve/)).toBeVisible();
        await takeScreenshot(page, named('correction-waiting'), { whole: true });
        await page.getByRole('button', { name: 'Delete permanently' }).click();
        await takeScreenshot(page, named('deletion-1'), { whole: true });
        await page.getByRole('button', { name: 'Continue to step 2' }).click();
        await expect(page.getByText(/^Step 2 of 2/)).toBeVisible();
        await page.getByLabel(/^Type/).fill(longName);
        await failRequests(page, '**/deletion');
        await page.getByRole('button', { name: 'Delete permanently' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('deletion-2-failed'), { whole: true });
      });

      test('email corrections: the queue, one to approve, failed, their own, none', async ({ page }) => {
        const request = { is_student: true, proof: 'document', created_at: at };
        const answers = {
          items: [
            { ...request, id: idOf(6), requested_by: { name: longName, you: false }, can: { approve: true } },
            {
              ...request,
              id: idOf(7),
              is_student: false,
              requested_by: { name: 'Samira Ortiz', you: true },
              can: { approve: false },
            },
          ],
        };
        await page.route('**/api/desk/email-corrections', (route) => route.fulfill({ json: answers }));
        const account = {
          kind: 'person',
          id: idOf(6),
          name: longName,
          email: longEmail,
          email_verified: true,
          is_student: true,
          grade: 11,
          since: at,
          verification: null,
          suspended_at: null,
          correction: {
            email: `new.${longEmail}`,
            status: 'requested',
            created_at: at,
            can: { approve: true },
          },
          people: [],
          reports: [],
          log: [
            {
              what: 'corrected_email',
              reason: 'support',
              note: 'Showed her school ID in a video call. The school email ends in June, so she can no longer read it.',
              operator: longName,
              created_at: at,
            },
          ],
        };
        await page.route('**/api/desk/accounts/person/*/opening', (route) =>
          route.fulfill({ status: 201, json: account }),
        );
        await page.goto('/desk/corrections');
        const item = (number: number) => page.locator(`[data-stop="${idOf(number)}"]`);
        await expect(item(6)).toBeVisible();
        await takeScreenshot(page, named('corrections'), { whole: true });
        await item(6).click();
        await takeScreenshot(page, named('correction-why'), { whole: true });
        await page.getByRole('button', { name: 'Open and record' }).click();
        await failRequests(page, '**/email-correction/approval');
        await page.getByRole('button', { name: 'Approve new email' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('correction-approval-failed'), { whole: true });
        await page.goto(`/desk/corrections?id=${idOf(7)}`);
        await expect(page.getByText('Another lead has to approve this one')).toBeVisible();
        await takeScreenshot(page, named('correction-own'), { whole: true });
        answers.items = [];
        await page.goto('/desk/corrections');
        await expect(page.getByText(/You're all caught up/)).toBeVisible();
        await takeScreenshot(page, named('corrections-none'));
        await failRequests(page, '**/api/desk/email-corrections');
        await page.reload();
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await takeScreenshot(page, named('corrections-failed'));
      });

      test('evidence of a report: why, failed, downloaded', async ({ page }) => {
        const { student, open } = await createPair('Brightpath Media', 'Maya Torres');
        const message = await open('What a lazy answer. Nobody will ever hire you.');
        const { id } = await student.api('POST /api/reports', {
          body: { subject: 'message', subject_id: message.id, reason: 'outside', details: null },
        });
        await page.goto('/desk');
        await page.locator(`[data-stop="${id}"]`).click();
        await page.getByRole('button', { name: 'Export evidence' }).click();
        await failRequests(page, '**/evidence');
        await page.getByRole('button', { name: 'Export and record' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('evidence-failed'), { whole: true });
        await page.unroute('**/evidence');
        await page.getByRole('button', { name: 'Export and record' }).click();
        await expect(page.getByText(/is in your downloads/)).toBeVisible();
        await takeScreenshot(page, named('evidence'), { whole: true });
      });

      test('links in the emails about a corrected email', async ({ page }) => {
        for (const step of ['confirm', 'stop']) {
          await page.goto(`/email-change?step=${step}&token=unknown`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await takeScreenshot(page, named(`email-${step}`));
        }
        await page.getByRole('button', { name: 'Stop the change' }).click();
        await expect(page.getByRole('heading', { name: "This link doesn't work anymore" })).toBeVisible();
        await takeScreenshot(page, named('email-expired'));
      });
    });
