// A company sees how one initiative is doing, but not who looked at it, and exports its lists.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { acceptAll, createApplicants, submitWork } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';

test('views, applications and acceptances show up in the results of an initiative', async ({
  page,
  browser,
}) => {
  test.slow();
  const company = await createCompany('Corner Rolls');
  const { initiative, people } = await createApplicants(company, { applicants: 2, tasks: 1 });
  await acceptAll(company, [people[0]!]);

  await test.step('a student opens the initiative twice', async () => {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await signIn(theirs, people[1]!, `/initiative/${initiative.id}`);
    const counted = () => theirs.waitForResponse(`**/api/initiatives/${initiative.id}/views`);
    const [, again] = await Promise.all([theirs.reload(), counted()]);
    expect(again.status()).toBe(204);
    await expect(theirs.getByRole('heading', { name: initiative.name })).toBeVisible();
    await context.close();
  });

  await test.step('the company sees one view and no names', async () => {
    await signIn(page, company, `/company/initiative/${initiative.id}`);
    await page.getByRole('tab', { name: 'Results' }).click();
    await expect(page).toHaveURL(/\?tab=results$/);
    const steps = page.getByRole('tabpanel').getByRole('listitem');
    // API processes count views in batches. One view, no saves, two applications, one of them accepted.
    await expect(async () => {
      await page.reload();
      await expect(steps).toHaveText(
        [/^1\b.*Views/s, /^0\b.*Saves/s, /^2\b.*Applications/s, /^1\b.*Accepted/s, /^0\b.*Finished/s],
        { useInnerText: true, timeout: 3_000 },
      );
    }).toPass();
    await expect(
      page.getByRole('heading', { name: '2 students applied this week. 1 was accepted.' }),
    ).toBeVisible();
    await expect(page.getByRole('tabpanel')).not.toContainText(people[1]!.name);
  });
});

/** Opens a tab and exports its list. Returns the lines of the file. */
async function exportTab(page: Page, tab: RegExp) {
  await page.getByRole('tab', { name: tab }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export CSV/ }).click();
  const file = await saved;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

test('the applicants, students, reviews and results of an initiative can be exported', async ({ page }) => {
  test.slow();
  const company = await createCompany('Corner Rolls');
  const { initiative, people, tasks } = await createApplicants(company, { applicants: 2, tasks: 1 });
  const [worker, applicant] = [people[0]!, people[1]!];
  await acceptAll(company, [worker]);
  const work = await submitWork(worker, tasks[0]!);
  const review = { status: 'needs_revision', feedback: '=1+1 is not enough' } as const;
  await company.api('POST /api/submissions/:id/review', { params: { id: work.id }, body: review });
  await signIn(page, company, `/company/initiative/${initiative.id}`);

  const applicants = await exportTab(page, /^Applicants/);
  expect(applicants.name).toMatch(/^taste-survey-applicants-\d{4}-\d\d-\d\d\.csv$/);
  expect(applicants.lines).toHaveLength(3);
  expect(applicants.lines[1]).toContain(`"${applicant.name}","Pending"`);
  expect(applicants.lines[2]).toContain(`"${worker.name}","Accepted"`);

  const students = await exportTab(page, /^Students/);
  expect(students.lines).toHaveLength(2);
  expect(students.lines[1]).toContain(`"${worker.name}","In progress"`);

  const reviews = await exportTab(page, /^Work/);
  expect(reviews.lines).toHaveLength(2);
  expect(reviews.lines[1]).toContain(`"'=1+1 is not enough"`);

  const results = await exportTab(page, /^Results/);
  expect(results.lines[0]).toContain('"Views"');
  expect(results.lines).toHaveLength(2);
});
