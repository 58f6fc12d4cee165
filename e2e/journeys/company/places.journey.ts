// A company limits the places of an initiative. When they are taken, students see it, and can apply again later.
import { createCompany } from '../../support/companies.ts';
import { expect, test, watch } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';
import { randomNetwork } from '../../support/random.ts';
import { aTask, createStudent } from '../../support/students.ts';

test('the only place is taken, another student saves the initiative, and applies when the place is free', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const company = await createCompany('Small Table Bakery');
  const [first, second, third] = [
    await createStudent('Ada Lane'),
    await createStudent('Ben Lane'),
    await createStudent('Cleo Lane'),
  ] as const;
  const body = { client_id: crypto.randomUUID(), name: 'One seat survey', tasks: [aTask('Ask around')] };
  const { id } = await company.api('POST /api/initiatives', { body });
  await company.api('POST /api/initiatives/:id/activation', { params: { id } });

  // The company sets the places and a deadline.
  await signIn(page, company, `/edit-initiative/${id}?step=details`);
  await page.getByLabel('Places', { exact: true }).fill('1');
  const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Apply by', { exact: true }).fill(deadline);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Initiative saved', { exact: true })).toBeVisible();

  const application = await first.applyTo(id);
  await second.applyTo(id);
  await page.goto('/company-inbox?tab=applications');
  await page.getByRole('button', { name: 'Accept Ada Lane' }).click();
  const waiting = page.getByRole('article', { name: 'Application from Ben Lane' });
  await expect(waiting.getByText(/^All places are taken\./)).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Accept Ben Lane' })).toBeDisabled();
  await page.goto(`/company/initiative/${id}`);
  await expect(page.getByText('The only place is taken.', { exact: true })).toBeVisible();

  const context = await browser.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { 'x-forwarded-for': randomNetwork() },
  });
  const complaints = await watch(context, baseURL!);
  const students = await context.newPage();
  // Students learn of an acceptance once it can't be undone anymore.
  await expect
    .poll(
      async () => (await first.api('GET /api/applications/:id', { params: { id: application.id } })).status,
      {
        timeout: 30_000,
      },
    )
    .toBe('accepted');
  await signIn(students, third, `/initiative/${id}`);
  await expect(students.getByText('The only place is taken')).toHaveCount(1);
  await expect(students.getByText('The only place is taken', { exact: true })).toBeVisible();
  await expect(students.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  await students.getByRole('button', { name: 'Save for later' }).click();
  await expect(students.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await first.api('POST /api/applications/:id/end', { params: { id: application.id } });
  await students.reload();
  await expect(students.getByRole('button', { name: 'Apply' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
