// A company decides applications, reviews submissions and looks after its students. With a mouse: student/sign-up-to-completion.
// Decisions that someone else made first: decide.test.tsx and review-decisions.test.tsx.
import { readFile } from 'node:fs/promises';
import { acceptAll, createApplicants, submitWork } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { decideAll, finger, type Hand, keys, reviewAll } from '../../support/review-inputs.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseFromMenu } from '../../support/menus.ts';
import { signIn } from '../../support/people.ts';
import { installUploader, upload } from '../../support/uploads.ts';

const hands: { by: string; hand: Hand; use: object }[] = [
  { by: 'the keyboard alone', hand: keys, use: {} },
  {
    by: 'touch on a phone',
    hand: finger,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];

// Every sixth applicant is rejected; the nightly run decides 12 and reviews 20.
const applicants = process.env['NIGHTLY'] ? 12 : 6;

for (const { by, hand, use } of hands)
  test.describe(by, () => {
    test.use(use);
    test(`a company decides applications and reviews submissions with ${by}`, async ({ page }) => {
      test.setTimeout(process.env['NIGHTLY'] ? 300_000 : 120_000);
      const company = await createCompany(`Busy with ${by}`);
      const { people, tasks } = await createApplicants(company, { applicants, tasks: 2 });
      await signIn(page, company);
      await decideAll(
        page,
        hand,
        people.map(({ name }) => name),
      );
      const { items } = await company.api('GET /api/company/applications', { query: { status: 'accepted' } });
      expect(items).toHaveLength((applicants * 5) / 6);
      const accepted = new Set(items.map(({ id }) => id));
      for (const person of people.filter(({ applicationId }) => accepted.has(applicationId)))
        for (const task of tasks) await submitWork(person, task);
      await reviewAll(page, hand, items.length * 2);
      // Nothing overflows on a phone.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const summary = await company.api('GET /api/company/students/summary');
      expect(summary).toMatchObject({
        active_students: items.length,
        pending_reviews: 0,
        avg_completion: 90,
      });
    });
  });

test('a company downloads a file, requests a revision with saved feedback, and ends a collaboration', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const company = await createCompany('Paper Trail');
  const { people, tasks } = await createApplicants(company, { applicants: 4, tasks: 2 });
  const [student] = people as [(typeof people)[0]];
  const [task] = tasks as [(typeof tasks)[0]];
  await acceptAll(company, people);
  const other = await browser.newContext({ baseURL: baseURL! });
  const theirs = await other.newPage();
  await signIn(theirs, student);
  await installUploader(theirs);
  const name = 'Umfrage der Nachbarn – März.txt';
  const { id: file_id } = await upload(theirs, { purpose: 'submission', name, text: 'Zwanzig Antworten' });
  await other.close();

  await signIn(page, company, '/company-active-users?view=queue');
  await expect(page.getByRole('heading', { name: "You're all caught up" })).toBeVisible();
  await student.api('POST /api/submissions', {
    body: { client_id: crypto.randomUUID(), task_id: task.id, submission_type: 'upload', file_id: file_id! },
  });
  await page.getByRole('button', { name: 'Start reviewing' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: name })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  // A development build shows the debug block to everyone.
  if (!process.env['STRICT']) await expect(page.getByText('Debug', { exact: true })).toHaveCount(0);
  expect(download.suggestedFilename()).toBe(name);
  expect(await readFile(await download.path(), 'utf8')).toBe('Zwanzig Antworten');

  await page.getByRole('button', { name: 'Request Revision' }).click();
  await expect(page.getByText('Tell the student what to change')).toBeVisible();
  await page.getByRole('button', { name: 'Saved feedback' }).click();
  await page.getByRole('button', { name: 'Save new feedback' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Twenty');
  await page.getByLabel('Feedback text').fill('Please ask twenty people.');
  await page.getByRole('button', { name: 'Save feedback' }).click();
  await page.getByRole('button', { name: /^Insert Twenty/ }).click();
  await expect(page.getByLabel('Company Feedback')).toHaveValue('Please ask twenty people.');
  await page.getByRole('button', { name: 'Request Revision' }).click();
  await expect(page.getByText('Submission marked as needs revision', { exact: true })).toBeVisible();
  await submitWork(student, task);
  await page.getByRole('button', { name: 'Start reviewing' }).click();
  const earlier = page.getByRole('region', { name: 'Earlier attempts' });
  await expect(earlier).toContainText('Please ask twenty people.');
  await expect(earlier).toContainText(name);
  await page.getByRole('button', { name: 'Mark as Reviewed' }).click();
  await expect(page.getByText('Submission marked as reviewed', { exact: true })).toBeVisible();

  // The list of students.
  await page.goto('/company-active-users');
  const rows = page.getByRole('article').getByRole('heading');
  const names = people.map(({ name }) => name);
  await page.getByLabel('Sort').selectOption('Newest first');
  await expect(rows).toHaveText(names.toReversed());
  await page.getByLabel('Sort').selectOption('By name');
  await expect(rows).toHaveText(names.toSorted());
  await expect(page).toHaveURL('/company-active-users?sort=name');
  const [wanted] = names as [string];
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(wanted.split(' ')[1]!.slice(0, 4));
  await expect(rows).toHaveText([wanted]);
  await page.reload();
  await expect(rows).toHaveText([wanted]);
  await page.getByRole('link', { name: `Message ${wanted}` }).click();
  await expect(page.getByRole('dialog', { name: `New Message to ${wanted}` })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('Re: Taste survey');
  await page.goBack();
  await chooseFromMenu(page, `More actions for ${wanted}`, 'View Profile');
  await expect(page.getByRole('dialog').getByRole('heading', { name: wanted })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseFromMenu(page, `More actions for ${wanted}`, 'End collaboration');
  await page.getByRole('button', { name: 'End collaboration' }).click();
  await expect(page.getByText('Collaboration ended', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No students found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByRole('heading', { name: 'No students found' })).toBeVisible();
});
