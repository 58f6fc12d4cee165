// Undelivered emails and the health of the platform at the desk, in all states. The answers are made up, because most
// of these states need something that is broken.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../support/operators.ts';
import { failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const idOf = (number: number) => `0198c0de-7a11-7000-8000-00000000000${number}`;
const failed = { status: 'refused', last_error: '550', attempts: 1 } as const;
const listedEmail = (number: number, more: object) => ({
  ...failed,
  id: idOf(number),
  emails: 1,
  recipient_of: 'person',
  failed_at: ago(1_000 * number ** 3),
  ...more,
});
const listed = [
  listedEmail(1, { kind: 'verify-email', masked: 'r•••@example.com', emails: 3 }),
  listedEmail(2, {
    kind: 'guardian-link',
    masked: 'w•••@the-extraordinarily-long-named-neighborhood-community-school-district.example.org',
    recipient_of: 'guardian',
    status: 'dead',
    last_error: 'timeout',
    attempts: 12,
  }),
  listedEmail(3, { kind: 'message-notification', masked: null, emails: 140 }),
];
const failedEmail = (kind: string, i: number) => ({
  ...failed,
  id: idOf(i + 4),
  kind,
  finished_at: ago(1_000 * (i + 1)),
});
const opened = {
  ...listed[0],
  newest: ['verify-email', 'application-accepted', 'message-notification'].map(failedEmail),
  decision: null,
  operator: null,
  closed_at: null,
  earlier: 2,
  can: { decide: true, resend: true, read_recipient: true },
};

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const job = { waiting: 0, later: 0, running: 0, failed: 0, due: null };
const healthy = {
  problems: [] as string[],
  worker_seen_at: ago(5),
  processes: [
    { kind: 'api', version: '1.2.3', streams: 12_400, started_at: ago(720_000), seen_at: ago(4) },
    { kind: 'api', version: '1.2.3', streams: 11_800, started_at: ago(7_200), seen_at: ago(4) },
    { kind: 'worker', version: '1.2.3', streams: 0, started_at: ago(7_200), seen_at: ago(5) },
  ],
  live_connections: 24_200,
  jobs: [
    { ...job, queue: 'mail', running: 3, later: 12 },
    { ...job, queue: 'file' },
    { ...job, queue: 'file-sweep' },
    { ...job, queue: 'tell' },
  ],
  emails: Array.from({ length: 14 }, (_, i) => ({
    day: day(13 - i),
    sent: 900 + ((i * 377) % 800),
    failed: i % 5 === 2 ? 14 : 0,
  })),
  undelivered: 0,
  events: { waiting: 2, oldest: ago(3) },
  backup: { finished_at: ago(7_200), bytes: 5_200_000_000 },
  database_bytes: 812_000_000,
  schema: '0079-files-of-deleted-students',
};
const states = {
  working: healthy,
  attention: {
    ...healthy,
    problems: ['emails_undelivered', 'versions_differ', 'no_backup'],
    backup: null,
    processes: [{ ...healthy.processes[0], version: '1.2.2-4-g0123abcdef01' }, ...healthy.processes.slice(1)],
  },
  broken: {
    ...healthy,
    problems: ['worker_missing', 'events_late', 'jobs_late', 'emails_failing', 'backup_old'],
    worker_seen_at: null,
    processes: [],
    live_connections: 0,
    jobs: [{ queue: 'mail', waiting: 1_000, later: 1_000, running: 3, failed: 1_000, due: ago(4_000) }],
    emails: healthy.emails.map(({ day: on, sent }) => ({ day: on, sent, failed: sent })),
    events: { waiting: 1_000, oldest: ago(4_000) },
    backup: { finished_at: ago(400_000), bytes: 5_200_000_000 },
  },
  new: {
    ...healthy,
    problems: ['no_backup'],
    jobs: [],
    emails: healthy.emails.map(({ day: on }) => ({ day: on, sent: 0, failed: 0 })),
    events: { waiting: 0, oldest: null },
    backup: null,
  },
};

const answer = (page: Page, url: string | RegExp, json: unknown) =>
  page.route(url, (route) => route.fulfill({ json }));

for (const [width, viewport] of Object.entries({ 390: viewports.phone, 1440: viewports.desktop }))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`health at ${width}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' });
      const named = (name: string) => `health-${name}-${width}-${colorScheme}`;
      test.beforeEach(async ({ page, tolerate }) => {
        test.slow();
        tolerate(/./);
        await addAuthenticator(page);
        await setUpOperator(page, await createOperator('Samira Ortiz'));
      });

      test('undelivered emails', async ({ page }) => {
        const list = /\/api\/desk\/emails(\?.*)?$/;
        await answer(page, list, { items: [], next: null, count: 0 });
        await page.goto('/desk/emails');
        await expect(page.getByText(/^Every email arrived/)).toBeVisible();
        await takeScreenshot(page, named('emails-empty'));
        await answer(page, list, { items: listed, next: listed[2]!.id, count: 40 });
        await page.reload();
        await expect(page.locator('[data-stop]')).toHaveCount(3);
        await takeScreenshot(page, named('emails'));
        await answer(page, `**/api/desk/emails/${idOf(1)}`, opened);
        await page.locator('[data-stop]').first().click();
        await page.getByRole('button', { name: 'Show the address' }).click();
        await failRequests(page, '**/recipient');
        await page.getByRole('button', { name: 'Show and record' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('email-why'), { whole: true });
        await answer(page, '**/recipient', { email: 'rosa.diaz@example.com' });
        await page.getByRole('button', { name: 'Show and record' }).click();
        await expect(page.getByText('rosa.diaz@example.com')).toBeVisible();
        await failRequests(page, '**/decision');
        await page.getByRole('button', { name: 'Mark as handled' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('email'), { whole: true });
        await answer(page, `**/api/desk/emails/${idOf(1)}`, {
          ...opened,
          decision: 'sent_again',
          operator: 'Opal Reyes',
          closed_at: ago(60),
          can: { decide: false, resend: false, read_recipient: true },
        });
        await page.reload();
        await expect(page.getByText(/Opal Reyes sent this again/)).toBeVisible();
        await takeScreenshot(page, named('email-decided'), { whole: true });
        await page.unroute(list);
        await failRequests(page, list);
        await page.goto('/desk/emails');
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await takeScreenshot(page, named('emails-failed'));
      });

      test('health', async ({ page }) => {
        const url = '**/api/desk/health';
        for (const [name, health] of Object.entries(states)) {
          await answer(page, url, health);
          await page.goto('/desk/health');
          await expect(page.getByRole('region', { name: 'Processes' })).toBeVisible();
          await takeScreenshot(page, named(name), { whole: true });
        }
        await page.unroute(url);
        await failRequests(page, url);
        await page.goto('/desk/health');
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await takeScreenshot(page, named('failed'));
      });
    });
