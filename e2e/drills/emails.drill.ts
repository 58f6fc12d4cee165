// npm run drill:emails: the email server is down while a company decides 12 applications and reviews 20 submissions.
// Nobody may wait for it, and once it's back, every email arrives once, with the Message-ID of its first attempt.
import pg from 'pg';
import { createApplicants, submitWork } from '../support/applicants.ts';
import { createCompany } from '../support/companies.ts';
import { decideAll, mouse, reviewAll } from '../support/review-inputs.ts';
import { expect, test } from '../support/fixtures.ts';
import { emailsTo } from '../support/emails.ts';
import { signIn } from '../support/people.ts';

const switchEmails = (to: 'on' | 'off') =>
  fetch(`${process.env['JOURNEY_EMAIL_SWITCH']}/${to}`, { method: 'PUT' });
const kinds = ['application-accepted', 'application-rejected', 'task-approved', 'task-needs-revision'];

test('a company keeps deciding while the email server is down, and every email is sent when it is back', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const company = await createCompany('Without Post');
  const { people, tasks } = await createApplicants(company, { applicants: 12, tasks: 2 });
  const database = new pg.Client({ connectionString: process.env['JOURNEY_DATABASE'] });
  await database.connect();
  const deliveries = async () => {
    const asked = `select id, kind, status, attempts, message_id from mail_deliveries where kind = any ($1) order by id`;
    return (await database.query(asked, [kinds])).rows as Record<string, string | number>[];
  };
  const before = new Set((await deliveries()).map(({ id }) => id));
  const own = async () => (await deliveries()).filter(({ id }) => !before.has(id));
  await signIn(page, company);

  await switchEmails('off');
  const tookMs: number[] = [];
  page.on('requestfinished', (request) => {
    if (/\/(acceptance|rejection|review)$/.test(request.url())) tookMs.push(request.timing().responseEnd);
  });
  await decideAll(
    page,
    mouse,
    people.map(({ name }) => name),
  );
  const { items } = await company.api('GET /api/company/applications', { query: { status: 'accepted' } });
  const accepted = new Set(items.map(({ id }) => id));
  for (const person of people.filter(({ applicationId }) => accepted.has(applicationId)))
    for (const task of tasks) await submitWork(person, task);
  await reviewAll(page, mouse, 20);
  const slowest = Math.max(...tookMs);
  console.log(`${tookMs.length} decisions without email, the slowest took ${Math.round(slowest)} ms`);
  expect(tookMs).toHaveLength(32);
  expect(slowest).toBeLessThan(2_000);

  // Each was attempted at least once and has its Message-ID.
  await expect
    .poll(async () => (await own()).filter(({ attempts }) => Number(attempts) > 0).length, {
      timeout: 60_000,
    })
    .toBe(32);
  const tried = new Map((await own()).map(({ id, message_id }) => [id, message_id]));
  expect((await own()).every(({ status }) => status === 'queued')).toBe(true);

  await switchEmails('on');
  await expect
    .poll(async () => (await own()).filter(({ status }) => status === 'sent').length, {
      timeout: 180_000,
      intervals: [1_000],
    })
    .toBe(32);
  expect(new Map((await own()).map(({ id, message_id }) => [id, message_id]))).toEqual(tried);
  const arrived = (await Promise.all(people.map(({ email }) => emailsTo(email)))).flat();
  const ids = arrived.map(({ headers }) => headers['message-id']!);
  const mine = ids.filter((id) => [...tried.values()].includes(id));
  expect(mine).toHaveLength(32);
  expect(new Set(mine).size).toBe(32);
  await database.end();
});
