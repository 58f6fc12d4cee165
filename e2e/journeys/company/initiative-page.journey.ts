// A company runs one initiative from its page: applicants, students and work, each in its tab, all live.
import { acceptAll, createApplicants, submitWork } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';

test("an initiative's page shows only its own applicants, students and work, and counts along", async ({
  page,
}) => {
  test.slow();
  const company = await createCompany('Corner Rolls');
  const { initiative, people, tasks } = await createApplicants(company, { applicants: 2, tasks: 1 });
  const other = await createApplicants(company, { applicants: 1, tasks: 1 });
  await signIn(page, company, `/company/initiative/${initiative.id}`);
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/^Applicants ?2$/)).toBeVisible();

  await test.step('applicants', async () => {
    await tab(/^Applicants/).click();
    await expect(page).toHaveURL(/\?tab=applicants$/);
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  await test.step('another person accepts one, who submits work', async () => {
    await acceptAll(company, [people[0]!, ...other.people]);
    await expect(tab(/^Applicants ?1$/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await submitWork(people[0]!, tasks[0]!);
    await expect(tab(/^Work ?1$/)).toBeVisible();
    await expect(tab(/^Students ?1$/)).toBeVisible();
  });

  await test.step('students and work, also after a reload', async () => {
    await tab(/^Students/).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: people[0]!.name })).toBeVisible();
    await tab(/^Work/).click();
    await page.reload();
    await expect(page.getByText('1 submission to review')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('a review fills the page and returns to the tab', async () => {
    await page.getByRole('button', { name: /^Review Submission/ }).click();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByRole('button', { name: `Back to ${initiative.name}` }).click();
    await expect(tab(/^Work ?1$/)).toBeVisible();
    await expect(page).toHaveURL(/\?tab=work$/);
  });

  await test.step('About leads straight to the work, and to the applications', async () => {
    await tab(/^About/).click();
    const turns = page.getByRole('region', { name: 'Your turn' });
    await expect(turns.getByRole('listitem').filter({ hasText: 'Submission to review' })).toContainText(
      people[0]!.name,
    );
    await turns.getByRole('link', { name: 'Review' }).click();
    await expect(page).toHaveURL(/\?tab=work&submission=/);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByRole('button', { name: `Back to ${initiative.name}` }).click();
    await expect(tab(/^Work ?1$/)).toHaveAttribute('aria-selected', 'true');
    await tab(/^About/).click();
    await turns.getByRole('link', { name: 'Decide' }).click();
    await expect(page).toHaveURL(/\?tab=applicants$/);
  });
});
