// From the last approval to a public page, a certificate and a badge that anyone can check.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.ts';
import { signIn } from '../../support/people.ts';
import { aTask, reviewTask, startCollaboration } from '../../support/students.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a student shares a finished initiative, a stranger checks it, and the student withdraws it', async ({
  page,
  browser,
  tolerate,
}) => {
  // The browser reports these answers as errors: the warning, and what was withdrawn.
  tolerate(/status of (404|409)/);
  const work = await startCollaboration('Record', [
    aTask('Three rough sketches'),
    aTask('The finished poster'),
  ]);
  const { student, company } = work;
  for (const { id, title } of work.initiative.tasks) {
    await student.api('POST /api/submissions', {
      body: { client_id: crypto.randomUUID(), task_id: id, submission_type: 'text', content: title },
    });
    await reviewTask(work, title, 'approved', 'Lovely.');
  }
  await signIn(page, student, work.path);
  await page.getByRole('link', { name: 'Get certificate' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^One trail finished/ })).toBeVisible();

  const office = await browser.newPage();
  await signIn(office, company, '/company-active-users');
  await office.getByRole('button', { name: `Write Closing Words for ${student.name}` }).click();
  const dialog = office.getByRole('dialog', { name: /^Closing words for/ });
  await dialog.getByLabel('Closing words').fill('Call me at 503-555-0199. Asks first, then draws.');
  await dialog.getByRole('button', { name: 'Send closing words' }).click();
  await expect(dialog.getByText('This looks like it includes a phone number.')).toBeVisible();
  await dialog.getByLabel('Closing words').fill('Asks first, then draws.');
  await dialog.getByRole('button', { name: 'Send closing words' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByRole('button', { name: /^Write Closing Words/ })).toHaveCount(0);
  await office.close();
  await expect(page.getByText('“Asks first, then draws.”')).toBeVisible();

  // A public page.
  await page.getByRole('switch', { name: 'Public page' }).click();
  await page.getByRole('button', { name: /^Show on my page/ }).click();
  await expect(page.getByText('Public', { exact: true })).toBeVisible();
  const path = await page.getByRole('link', { name: 'Your public link' }).getAttribute('href');
  expect(path).toMatch(/^\/r\/[\w-]{22}$/);
  const address = new URL(path!, page.url()).href;
  const stranger = await browser.newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: student.name.split(' ')[0]! })).toBeVisible();
  await expect(stranger.getByText(student.name)).toHaveCount(0);
  await expect(stranger.getByText('“Asks first, then draws.”')).toBeVisible();
  const document = await stranger.request.get(address);
  expect(document.headers()['x-robots-tag']).toBe('noindex');
  expect(await document.text()).not.toContain(student.name.split(' ')[0]!);

  // The student hides the closing words and shows the full name.
  await page.getByRole('button', { name: 'QR code and what others see' }).click();
  const settings = page.getByRole('dialog', { name: 'What others see' });
  await expect(settings.getByRole('img', { name: 'QR code of your public page' })).toBeVisible();
  await settings.getByRole('switch', { name: 'Closing words' }).click();
  await settings.getByRole('switch', { name: /^Full name/ }).click();
  await expect(settings.getByRole('switch', { name: /^Full name/ })).toBeChecked();
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(async () => {
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1, name: student.name })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(stranger.getByText('“Asks first, then draws.”')).toHaveCount(0);

  // Texts for applications, in the student's own words.
  await page.getByText('Résumé and college text').click();
  await page.getByRole('tab', { name: 'College app' }).click();
  await expect(page.getByText(/^Completed “/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByLabel('Your text for a college application')
    .fill('Drew a poster that brought 49 people in.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('40 of 150 characters')).toBeVisible();

  // A certificate and a badge.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Get certificate/ }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const verify = await page.getByRole('link', { name: /^Verify page/ }).getAttribute('href');
  await stranger.reload();
  await stranger.getByRole('link', { name: /^Check the certificate/ }).click();
  await expect(stranger).toHaveURL(new URL(verify!, page.url()).href);
  await expect(stranger.getByRole('status').filter({ hasText: 'Verified' })).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 1, name: `${student.name} finished` })).toBeVisible();
  await expect(stranger.getByText('Your browser checked the signature.')).toBeVisible();

  // Withdrawn: the stranger's open page says so within seconds.
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Withdraw certificate and badge' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Get certificate/ })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('status').filter({ hasText: 'Withdrawn' })).toBeVisible();
  await expect(stranger.getByText(student.name)).toHaveCount(0);

  // And the page is gone when it is off.
  await page.getByRole('switch', { name: 'Public page' }).click();
  await expect(page.getByText('Off. Only you see your record.')).toBeVisible();
  await stranger.goto(address);
  await expect(stranger.getByText("This page isn't available")).toBeVisible();
  await stranger.close();
});

test('a code that nobody has is refused', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  await page.goto('/verify/0000-0000-0000-0000');
  await expect(page.getByRole('status').filter({ hasText: 'Not found' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('High school students do real work for companies.');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await expect(footer.getByRole('link')).toHaveText([
    'About Questline',
    'Safety',
    'For parents',
    'Terms',
    'Privacy',
    'Contact',
  ]);
  await page.goto('/verify/nonsense');
  await expect(page.getByText('No certificate has this record ID.')).toBeVisible();
  await page.getByLabel('Record ID').fill('0000-0000-0000-0001');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page).toHaveURL('/verify/0000-0000-0000-0001');
  await expect(page.getByRole('status').filter({ hasText: 'Not found' })).toBeVisible();
});
