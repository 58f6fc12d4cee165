// The warning about contact details in a conversation and with a note, and the queue of operators.
import { expect, test } from '../support/fixtures.ts';
import { reply, shownMessages } from '../support/messages-page.ts';
import { createPair, say } from '../support/messages.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../support/operators.ts';
import { signIn } from '../support/people.ts';
import { createStudent } from '../support/students.ts';
import { failRequests, takeEveryLook } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const number = '415-555-0142';
const mask = '[removed: contact details stay on Questline]';

test.use({ reducedMotion: 'reduce' });

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`contact details, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
      });
      const named = (name: string) => `contact-details-${name}-${width}-${colorScheme}`;
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('a company: a reply, a first message and a note', async ({ page }) => {
        const { company, student, initiativeId, open } = await createPair('Paper Kite Studio', 'Noor Haddad');
        const { conversation_id } = await open('Hello Noor!');
        await signIn(page, company, `/company-inbox?tab=messages&thread=${conversation_id}`);
        await reply(page, `Great work! Call me at ${number}`);
        await expect(page.getByRole('button', { name: 'Send without it' })).toBeVisible();
        await takeScreenshot(page, named('reply'));
        await page.goto(`/company-inbox?tab=messages&to=${student.id}`);
        await page.getByLabel('Subject').fill('Poster week');
        await page.getByLabel('Message', { exact: true }).fill(`Call ${number} or write to a@example.com`);
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByRole('button', { name: 'Send without it' })).toBeVisible();
        await takeScreenshot(page, named('compose'));
        await (await createStudent('Ida Lund')).applyTo(initiativeId);
        await page.goto('/company-inbox?tab=applications');
        await page.getByRole('button', { name: /^Note to student/ }).click();
        await page.getByLabel(/^Note to/).fill(`Call me at ${number}`);
        await page.getByRole('button', { name: /^Accept/ }).click();
        await expect(page.getByRole('button', { name: 'Send without it' })).toBeVisible();
        await page.getByRole('button', { name: 'Send without it' }).scrollIntoViewIfNeeded();
        await takeScreenshot(page, named('note'));
      });

      test('a student: a reply', async ({ page }) => {
        const { student, open } = await createPair('Paper Kite Studio', 'Noor Haddad');
        const { conversation_id } = await open('Hello Noor!');
        await signIn(page, student, `/inbox?thread=${conversation_id}`);
        await reply(page, `My number is ${number}, and I live at 12 Maple Street, Springfield`);
        await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible();
        await takeScreenshot(page, named('student'));
      });

      test('an operator: the queue and the original', async ({ page }) => {
        const { company, open } = await createPair('Paper Kite Studio and Sons Incorporated', 'Noor Haddad');
        const { conversation_id } = await open('Hello Noor!');
        await company.api('POST /api/messages', {
          body: {
            client_id: crypto.randomUUID(),
            conversation_id,
            content: `Great work! Call me at ${number}, or come to my place alone tonight.`,
            contact_details_confirmed: true,
          },
        });
        await say(company, conversation_id, 'Thanks');
        await addAuthenticator(page);
        await setUpOperator(page, await createOperator('Opal Desk'));
        await page.goto('/desk/contacts');
        await expect(page.locator('[data-stop]').last()).toBeVisible();
        await takeScreenshot(page, named('queue'));
        await page.locator('[data-stop]').last().click();
        await expect(page.getByRole('article')).toBeVisible();
        await takeScreenshot(page, named('original'), { whole: true });
      });
    });

test('a message that lost its contact details, for both sides, and one that failed', async ({
  page,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/./);
  const { company, student, open } = await createPair('Paper Kite Studio', 'Noor Haddad');
  const { conversation_id } = await open('Hello Noor!');
  await signIn(page, company, `/company-inbox?tab=messages&thread=${conversation_id}`);
  await reply(page, `Great work! Call me at ${number}`);
  const without = page.getByRole('button', { name: 'Send without it' });
  await expect(without).toBeVisible();
  await failRequests(page, '**/api/messages');
  await without.click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await takeEveryLook(page, 'contact-details-failed');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(shownMessages(page).nth(1)).toContainText(mask);
  await takeEveryLook(page, 'contact-details-masked');
  await signIn(page, student, `/inbox?thread=${conversation_id}`);
  await expect(shownMessages(page).nth(1)).toContainText(mask);
  await takeEveryLook(page, 'contact-details-masked-student');
});
