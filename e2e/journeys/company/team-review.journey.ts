// Two people of a company work on the same queues at the same time, and a student sees who gave the feedback.
import type { Page } from '@playwright/test';
import { acceptAll, createApplicants, submitWork } from '../../support/applicants.ts';
import { openBrowser } from '../../support/browsers.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hold } from '../../support/network.ts';
import { signIn } from '../../support/people.ts';
import { createTeam } from '../../support/teammates.ts';

const applicationOf = (page: Page, name: string) =>
  page.getByRole('article', { name: `Application from ${name}` });

test('two teammates decide about the same applications', async ({ page, browser, baseURL }) => {
  test.slow();
  const { company, dana } = await createTeam('Tidepool Books');
  const { people } = await createApplicants(company, { applicants: 3, tasks: 1 });
  const [first, second, third] = people.map(({ name }) => name) as [string, string, string];
  const queue = '/company-inbox?tab=applications';
  const danas = await openBrowser(browser, baseURL!);
  await Promise.all([signIn(page, company, queue), signIn(danas.page, dana, queue)]);
  for (const each of [page, danas.page]) await expect(each.getByRole('article')).toHaveCount(3);

  // Rosa's decision leaves Dana's queue without a reload.
  await page.getByRole('button', { name: `Accept ${first}` }).click();
  await expect(applicationOf(page, first)).toHaveCount(0);
  await expect(applicationOf(danas.page, first)).toHaveCount(0);
  await expect(applicationOf(danas.page, second)).toBeVisible();

  // Both accept at the same moment, and Rosa's request arrives first.
  const release = await hold(danas.page, '**/api/applications/*/acceptance', 'POST');
  await danas.page.getByRole('button', { name: `Accept ${second}` }).click();
  await page.getByRole('button', { name: `Accept ${second}` }).click();
  await expect(applicationOf(page, second)).toHaveCount(0);
  release();
  await expect(danas.page.getByText('Rosa already accepted this', { exact: true })).toBeVisible();
  await expect(applicationOf(danas.page, second)).toHaveCount(0);

  // Rosa's note appears in the profile that Dana has open.
  for (const each of [page, danas.page]) {
    await each.getByRole('button', { name: `View Profile of ${third}` }).click();
    await expect(each.getByLabel(/^Note for your team/)).toBeVisible();
  }
  await page.getByLabel(/^Note for your team/).fill('Met at the school fair');
  await page.getByRole('button', { name: 'Save team note' }).click();
  await expect(danas.page.getByText('Met at the school fair')).toBeVisible();
  await expect(danas.page.getByText(/^Rosa Diaz · /)).toBeVisible();

  // Decided applications say who decided.
  await danas.page.goto(`${queue}&status=accepted`);
  await expect(applicationOf(danas.page, second)).toContainText('Accepted by Rosa Diaz');
  await page.goto(`${queue}&status=accepted`);
  await expect(applicationOf(page, second)).toContainText('Accepted by you');
  await expect(applicationOf(page, third)).toHaveCount(0);
  // The browser reports the refused decision.
  expect(danas.complaints.filter((text) => !text.includes('409'))).toEqual([]);
  await danas.close();
});

test('two teammates review the same submissions, and the student sees who did', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/409/);
  const { company, dana } = await createTeam('Lantern Press');
  const { initiative, people, tasks } = await createApplicants(company, { applicants: 1, tasks: 2 });
  await acceptAll(company, people);
  const [student] = people as [(typeof people)[0]];
  const [one, two] = tasks as [(typeof tasks)[0], (typeof tasks)[0]];
  await submitWork(student, one);
  await submitWork(student, two);
  const queue = '/company-active-users?view=queue';
  const [danas, students] = [await openBrowser(browser, baseURL!), await openBrowser(browser, baseURL!)];
  await Promise.all([
    signIn(page, company, queue),
    signIn(danas.page, dana, queue),
    signIn(students.page, student, `/initiative-tasks/${initiative.id}?task=${one.id}`),
  ]);
  for (const each of [page, danas.page]) await expect(each.getByRole('article')).toHaveCount(2);

  // Dana asks for changes. The work leaves Rosa's queue, and the student sees Dana's name, both without a reload.
  await danas.page.getByRole('button', { name: 'Start reviewing' }).click();
  await danas.page.getByLabel('Company Feedback').fill('Please ask three more people');
  await danas.page.getByRole('button', { name: 'Request Revision' }).click();
  const sentBack = page.getByRole('region', { name: 'Waiting for students' });
  await expect(sentBack.getByRole('article', { name: one.title })).toBeVisible();
  await expect(page.getByRole('article', { name: one.title })).toHaveCount(1);
  await expect(page.getByRole('article', { name: two.title })).toBeVisible();
  const feedback = students.page.getByRole('region', { name: 'Feedback from Lantern Press' });
  await expect(feedback).toContainText('Dana Kim · Lantern Press');
  await expect(feedback).toContainText('Please ask three more people');

  // Both decide about the next one at the same moment, and Dana's request arrives first.
  await page.getByRole('button', { name: 'Start reviewing' }).click();
  await page.getByLabel('Company Feedback').fill('Well done');
  const release = await hold(page, '**/api/submissions/*/review', 'POST');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(danas.page.getByRole('article', { name: `${two.title} by ${student.name}` })).toBeVisible();
  await danas.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(danas.page.getByRole('heading', { name: "You're all caught up" })).toBeVisible();
  release();
  const notice = page.getByRole('status').filter({ hasText: 'Dana approved this just now' });
  await expect(notice).toContainText("Your feedback wasn't sent: “Well done”");
  await expect(page.getByText('Dana Kim approved it')).toBeVisible();

  await students.page.goto(`/initiative-tasks/${initiative.id}?task=${two.id}`);
  await expect(feedback).toContainText('Dana Kim · Lantern Press');
  expect([...danas.complaints, ...students.complaints]).toEqual([]);
  await Promise.all([danas.close(), students.close()]);
});
