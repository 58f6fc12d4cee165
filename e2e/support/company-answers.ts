// How a company answers a student: through the API, or through its own screens in a second browser.
import type { Page } from '@playwright/test';
import type { createCompany } from './companies.ts';
import { expect } from './fixtures.ts';
import { signIn } from './people.ts';
import { reviewTask } from './students.ts';

type Company = Awaited<ReturnType<typeof createCompany>>;

export type CompanyAnswers = {
  accept: (note: string) => Promise<void>;
  requestRevision: (task: string, feedback: string) => Promise<void>;
  /** Approves these tasks, which are all that need a review. */
  approve: (tasks: string[]) => Promise<void>;
};

export function throughApi(company: Company): CompanyAnswers {
  const application = async () => (await company.api('GET /api/company/applications')).items[0]!.id;
  return {
    async accept(note) {
      const params = { id: await application() };
      await company.api('POST /api/applications/:id/acceptance', { params, body: { note } });
    },
    async requestRevision(task, feedback) {
      await reviewTask({ company, applicationId: await application() }, task, 'needs_revision', feedback);
    },
    async approve(tasks) {
      const applicationId = await application();
      for (const task of tasks) await reviewTask({ company, applicationId }, task, 'approved', 'Well done');
    },
  };
}

/** Starts on the list of applications, and never reloads the page. */
export async function throughScreens(page: Page, company: Company): Promise<CompanyAnswers> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const expectText = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  const feedback = page.getByLabel('Company Feedback');
  await signIn(page, company);
  await page.getByRole('link', { name: 'Inbox' }).click();
  await page.getByRole('tab', { name: 'Applications' }).click();
  await expectText('No applications');
  return {
    async accept(note) {
      await button(/^Note to student/).click();
      await page.getByLabel(/^Note to/).fill(note);
      await button(/^Accept /).click();
      await expectText('Application accepted');
    },
    async requestRevision(task, words) {
      await page.getByRole('link', { name: 'Active Users' }).click();
      await button(/^More actions for /).click();
      await page.getByRole('menuitem', { name: 'View Submissions' }).click();
      await button(`Review Submission ${task}`).click();
      await feedback.fill(words);
      await button('Request Revision').click();
      await expectText('Submission marked as needs revision');
      await button('Back to Active Users').click();
      await expect(page.getByRole('tab', { name: /^Needs Revision ?1$/ })).toBeVisible();
      await button('Close').click();
    },
    async approve(tasks) {
      await page.getByRole('link', { name: 'Pending Reviews' }).click();
      await expect(page.getByRole('article')).toHaveCount(tasks.length);
      await button('Start reviewing').click();
      for (const task of tasks) {
        await expect(page.getByRole('heading', { level: 1, name: task })).toBeVisible();
        await feedback.fill('Well done');
        await button('Approve').click();
      }
      await expectText("You're all caught up");
    },
  };
}
