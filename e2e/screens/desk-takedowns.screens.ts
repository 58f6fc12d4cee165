// Take-downs at the desk, one for each kind of report, with the files that are kept, and the notices both sides get.
import { createApplicants } from '../support/applicants.ts';
import { createCompany } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawnPhoto, sunrise } from '../support/image-files.ts';
import { bell, openSecondBrowser } from '../support/messages-page.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../support/operators.ts';
import { submitFiles } from '../support/submitted-files.ts';
import { failRequests, looks, takeEveryLook } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const rude =
  'Honestly, what a lazy answer. I expected a lot more after three weeks of waiting, and I am not the only one here who thinks so.';
const fileName = 'a-poster-with-a-really-long-name-that-does-not-fit-on-a-phone-anymore-final-version-3.png';

test('take-downs: a file and a photo, feedback, a note, a company page and its images', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.setTimeout(300_000);
  tolerate(/./);
  const company = await createCompany('Harbor Books and Stationery');
  const { initiative, people, tasks } = await createApplicants(company, { applicants: 1, tasks: 2 });
  const student = people[0]!;
  const id = student.applicationId;
  await company.api('POST /api/applications/:id/acceptance', { params: { id }, body: { note: rude } });
  const own = () => student.api('GET /api/applications/:id', { params: { id } });
  await expect.poll(async () => (await own()).decision_note, { timeout: 20_000 }).toBe(rude);
  const owner = await openSecondBrowser(browser, baseURL!, company);
  await owner.page.goto('/company/profile?mode=edit');
  await owner.page.getByLabel('Choose Logo').setInputFiles(sunrise(500, 500));
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Save crop' }).click();
  await expect(owner.page.getByRole('button', { name: 'Replace Logo' })).toBeVisible({ timeout: 20_000 });
  await owner.page.getByRole('button', { name: 'Save', exact: false }).first().click();
  const profile = () => company.api('GET /api/company/profile');
  await expect.poll(async () => (await profile()).logo_url).toMatch(/^\/media\//);
  await company.api('PATCH /api/company/profile', { body: { mission: rude } });

  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Samira Ortiz', 'lead'));
  await submitFiles(student, tasks, [{ name: fileName, bytes: await drawnPhoto(page, 800, 600) }]);
  await student.api('POST /api/submissions', {
    body: {
      client_id: crypto.randomUUID(),
      task_id: tasks[1]!.id,
      submission_type: 'text',
      content: 'Twelve answers so far.',
    },
  });
  const { items } = await company.api('GET /api/company/review-queue', { query: {} });
  const [withFile, withText] = tasks.map(({ id }) => items.find(({ task }) => task.id === id)!.id);
  await company.api('POST /api/submissions/:id/review', {
    params: { id: withText! },
    body: { status: 'needs_revision', feedback: rude },
  });
  const report = async (
    who: typeof student | typeof company,
    subject: 'submission' | 'feedback' | 'note' | 'company',
    subject_id: string,
  ) =>
    (await who.api('POST /api/reports', { body: { subject, subject_id, reason: 'threats', details: rude } }))
      .id;
  // Once it can no longer be undone.
  const workspace = () =>
    student.api('GET /api/initiatives/:id/workspace', { params: { id: initiative.id } });
  await expect
    .poll(async () => JSON.stringify((await workspace()).tasks), { timeout: 20_000 })
    .toContain(rude);
  const reports = {
    file: await report(company, 'submission', withFile!),
    feedback: await report(student, 'feedback', withText!),
    note: await report(student, 'note', id),
    company: await report(student, 'company', (await profile()).id),
  };

  for (const { colorScheme, viewport, look } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [name, reportId] of Object.entries(reports)) {
      await page.goto(`/desk/reports?id=${reportId}`);
      await expect(page.getByRole('article').getByRole('region', { name: 'Decision' })).toBeVisible();
      const why = page.getByRole('form', { name: 'Files and images' });
      if (await why.isVisible()) {
        await takeScreenshot(page, `takedown-${name}-why-${look}`, { whole: true });
        await why.getByRole('button', { name: 'Open and record' }).click();
        await expect(
          page.getByRole('region', { name: 'Files and images' }).getByRole('img').first(),
        ).toBeVisible();
      }
      for (const box of await page.getByRole('region', { name: 'Decision' }).getByRole('checkbox').all())
        await box.check();
      await takeScreenshot(page, `takedown-${name}-${look}`, { whole: true });
    }
  }

  await failRequests(page, /\/(files|decision)$/);
  await page.goto(`/desk/reports?id=${reports.file}`);
  await page
    .getByRole('form', { name: 'Files and images' })
    .getByRole('button', { name: 'Open and record' })
    .click();
  await page.getByRole('checkbox', { name: 'Take down the submission' }).check();
  await page.getByRole('button', { name: /^Close with/ }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await takeEveryLook(page, 'takedown-failed', { whole: true });
  await page.unroute(/\/(files|decision)$/);

  for (const [name, reportId] of Object.entries(reports)) {
    await page.goto(`/desk/reports?id=${reportId}`);
    const decision = page.getByRole('region', { name: 'Decision' });
    await expect(decision).toBeVisible();
    for (const action of await decision.getByRole('checkbox', { name: /^Take down/ }).all())
      await action.check();
    await decision.getByRole('button', { name: /^Close with/ }).click();
    await expect(page.getByText(/is closed: we took action/), name).toBeVisible();
  }
  const theirs = await openSecondBrowser(browser, baseURL!, student);
  for (const { page: their, who } of [
    { page: owner.page, who: 'company' },
    { page: theirs.page, who: 'student' },
  ])
    for (const { colorScheme, viewport, look } of looks) {
      await their.setViewportSize(viewport);
      await their.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await their.goto(who === 'company' ? '/company-overview' : '/feed');
      await bell(their).click();
      await expect(their.getByText(/^Our safety team removed/).first()).toBeVisible();
      await takeScreenshot(their, `takedown-notice-${who}-${look}`);
    }
  await owner.context.close();
  await theirs.context.close();
});
