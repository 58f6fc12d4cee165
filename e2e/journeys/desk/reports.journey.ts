// From a student's report to an operator's decision and the answer, and two operators at the same report.
import { emailsTo } from '../../support/emails.ts';
import { expect, test } from '../../support/fixtures.ts';
import { bell, openSecondBrowser, shownMessages } from '../../support/messages-page.ts';
import { createPair } from '../../support/messages.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../../support/operators.ts';
import { expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';

test.beforeEach(({ tolerate }) => {
  // An operator first sets up their account.
  test.slow();
  tolerate(/status of 40[134]/);
});

const report = (student: Awaited<ReturnType<typeof createPair>>['student'], subject_id: string) =>
  student.api('POST /api/reports', { body: { subject: 'message', subject_id, reason: 'outside' } });

test('an operator decides by keyboard only, and the student sees the outcome without a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  const { student, open } = await createPair('Brightpath Media', 'Maya Castell');
  const message = await open('What a lazy answer.');
  const { id, number } = await report(student, message.id);
  const other = await openSecondBrowser(browser, baseURL!, student);
  await other.page.goto(`/inbox?thread=${message.conversation_id}`);
  await expect(shownMessages(other.page)).toHaveText([/What a lazy answer/]);

  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Opal Desk'));
  await page.goto('/desk');
  const item = page.locator(`[data-stop="${id}"]`);
  await expect(item).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-stop]').first()).toBeFocused();
  await item.focus();
  await page.keyboard.press('Enter');
  const article = page.getByRole('article');
  await expect(article).toContainText(`R-${number}`);
  await expect(article.getByText('What a lazy answer.')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'report');
  await page.keyboard.press('o');
  await expect(page.getByRole('region', { name: 'The conversation' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('t');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Close with 2 actions' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(`R-${number} is closed: we took action.`)).toBeVisible();

  await expect(shownMessages(other.page)).toHaveText([/\[removed by our safety team\]/]);
  await expect(other.page.getByText('This conversation is closed.')).toBeVisible();
  await bell(other.page).click();
  await expect(other.page.getByText(`We closed your report R-${number}: we took action`)).toBeVisible();
  const answers = async () =>
    (await emailsTo(student.email)).filter(({ subject }) => subject === `We closed your report R-${number}`);
  await expect.poll(async () => (await answers()).length, { timeout: 20_000 }).toBe(1);
  expect((await answers())[0]!.text).not.toMatch(/Brightpath|lazy/);
  await other.page.goto('/settings');
  await expect(other.page.getByRole('region', { name: 'Your reports' })).toContainText(
    'Closed: we took action',
  );
  expect(other.complaints).toEqual([]);
});

test('two operators: the second sees who has it, and can decide after it is released', async ({
  page,
  browser,
  baseURL,
}) => {
  const { student, open } = await createPair('Corner Print', 'Jo Castell');
  const { id } = await report(student, (await open('This is not good enough.')).id);
  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Olive Desk'));
  await page.goto(`/desk/reports?id=${id}`);
  await expect(page.getByText('Claimed by you')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL! });
  const second = await context.newPage();
  await addAuthenticator(second);
  await setUpOperator(second, await createOperator('Otto Desk'));
  await second.goto(`/desk/reports?id=${id}`);
  await expect(second.getByText('Olive Desk is looking at this one')).toBeVisible();
  await expect(second.getByRole('button', { name: 'No action needed' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('heading', { name: 'Reports', exact: true })).toBeFocused();
  await second.reload();
  await expect(second.getByText('Claimed by you')).toBeVisible();
  await second.keyboard.press('n');
  await expect(second.getByText(/is closed: no action needed/)).toBeVisible();
  await context.close();
});

test('a company learns in the bell, by email and on the page why its initiative was taken down', async ({
  page,
  browser,
  baseURL,
}) => {
  const { company, student, initiativeId } = await createPair(
    'Brightpath Media',
    'Ada Castell',
    'Street team',
  );
  const { id, number } = await student.api('POST /api/reports', {
    body: { subject: 'initiative', subject_id: initiativeId, reason: 'outside' },
  });
  const other = await openSecondBrowser(browser, baseURL!, company);
  await other.page.goto(`/company/initiative/${initiativeId}`);
  await expect(other.page.getByRole('heading', { name: 'Street team' }).first()).toBeVisible();

  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Tia Desk'));
  await page.goto(`/desk/reports?id=${id}`);
  await expect(page.getByRole('article')).toContainText(`R-${number}`);
  // The number keys choose why private content is opened.
  await page.keyboard.press('2');
  await page.keyboard.press('t');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(`R-${number} is closed: we took action.`)).toBeVisible();

  const { page: theirs } = other;
  await expect(theirs.getByText(/^Taken down/)).toBeVisible();
  await expect(theirs.getByText('It was about talking or working outside Questline.')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Create a new initiative' })).toBeVisible();
  await expect(theirs.getByText('Castell')).toHaveCount(0);
  await expectAccessibleOnPhoneToo(theirs, 'an initiative that was taken down');
  await bell(theirs).click();
  await expect(theirs.getByText('Our safety team took down “Street team”.')).toBeVisible();
  const subjects = async () => (await emailsTo(company.email)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 20_000 }).toContain('Taken down: Street team');
  await other.context.close();
});
