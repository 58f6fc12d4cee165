// Contact details that a company sends to a student: the warning, what the student sees, and the operator's decision.
import { expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSecondBrowser, reply, shownMessages } from '../../support/messages-page.ts';
import { createPair } from '../../support/messages.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../../support/operators.ts';
import { signIn } from '../../support/people.ts';

const mask = '[removed: contact details stay on Questline]';
const warning = 'This looks like it includes a phone number.';

test('a company is warned, sends without the number, the student sees the rest, and an operator the original', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  // The refused message, and what a new operator isn't signed in to yet.
  tolerate(/status of 40[1349]/);
  const { company, student, open } = await createPair('Brightpath Media', 'Maya Castell');
  const { conversation_id: id } = await open('Hello Maya!');
  const other = await openSecondBrowser(browser, baseURL!, student);
  await other.page.goto(`/inbox?thread=${id}`);

  await signIn(page, company, `/company-inbox?tab=messages&thread=${id}`);
  await reply(page, 'Great work! Call me at 415-555-0142');
  await expect(page.getByText(warning)).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'the warning about contact details');
  // It survives a reload, and the student has nothing yet.
  await page.reload();
  await expect(page.getByText(warning)).toBeVisible();
  await expect(shownMessages(other.page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByPlaceholder('Write a reply…');
  await expect(field).toHaveValue('Great work! Call me at 415-555-0142');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('button', { name: 'Send without it' }).click();
  await expect(shownMessages(page).last()).toContainText(mask);
  await expect(shownMessages(other.page).last()).toContainText(mask);
  await expect(other.page.getByText('415-555-0142')).toHaveCount(0);

  await reply(other.page, 'My number is 415-555-0143');
  await expect(other.page.getByText(warning)).toBeVisible();
  await other.page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(shownMessages(page).last()).toContainText('415-555-0143');

  const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await addAuthenticator(desk);
  await setUpOperator(desk, await createOperator('Opal Desk'));
  await desk.getByRole('link', { name: /^Removed contacts/ }).click();
  await desk
    .getByRole('link', { name: /Brightpath Media/ })
    .last()
    .click();
  const article = desk.getByRole('article');
  await expect(article.locator('mark').last()).toContainText('415-555-0142');
  await expect(article).toContainText('to Maya');
  await expectAccessibleOnPhoneToo(desk, 'the original');
  await desk.keyboard.press('c');
  await desk.keyboard.press('ControlOrMeta+Enter');
  await expect(desk.getByText(/^C-\d+ is closed: we took action\.$/)).toBeVisible();
  await expect(other.page.getByText('This conversation is closed.')).toBeVisible();
  await desk.context().close();
  await other.context.close();
});
