// The inbox of students and companies with 0, 1 and 300 conversations, its dialogs, and the bell.
import type { Page } from '@playwright/test';
import { createCompany } from '../support/companies.ts';
import { apply, createPair, say, writeFirst } from '../support/messages.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendLongTexts } from '../support/long-texts.ts';
import { bakery, maya, signIn } from '../support/people.ts';
import { createStudent } from '../support/students.ts';
import { takeScreenshot } from './screenshot.ts';

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`messages, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const named = (name: string) => `messages-${name}-${width}-${colorScheme}`;
      const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('a company: list, thread, contacts, form, filter, bell', async ({ page }) => {
        await signIn(page, bakery, '/company-inbox');
        await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();
        await takeScreenshot(page, named('company-list'));
        await page.getByRole('button', { name: 'Filter' }).click();
        await takeScreenshot(page, named('company-filter'));
        await page.getByRole('button', { name: 'Filter' }).click();
        await page.getByRole('link', { name: 'Samuel Adjei' }).first().click();
        await expect(page.getByRole('button', { name: 'Reply' })).toBeVisible();
        await page.getByPlaceholder('Write a reply…').fill('The radio is fine. It sounds like a morning.');
        await takeScreenshot(page, named('company-thread'));
        await page.goto('/company-inbox');
        await page.getByRole('button', { name: 'Compose' }).click();
        await expect(page.getByRole('button', { name: /^Message/ }).first()).toBeVisible();
        await takeScreenshot(page, named('contacts'));
        await page.keyboard.press('Escape');
        await bell(page).click();
        await expect(page.getByRole('list', { name: 'Notifications' })).toBeVisible();
        await takeScreenshot(page, named('bell-company'));
        await sendLongTexts(page);
        await page.goto('/company-inbox');
        await page
          .getByRole('list', { name: 'Conversations' })
          .getByRole('link', { name: /^Samuel Adjei/ })
          .press('Enter');
        await expect(page.getByRole('button', { name: 'Reply' })).toBeVisible();
        await takeScreenshot(page, named('company-long-thread'));
        await page.goto('/company-inbox?compose=contacts');
        await expect(page.getByRole('button', { name: /^Message/ }).first()).toBeVisible();
        await takeScreenshot(page, named('contacts-long'));
        await page.goto('/company-inbox');
        await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();
        await takeScreenshot(page, named('company-long-list'));
      });

      test('a student: list, thread, bell, preferences', async ({ page }) => {
        await signIn(page, maya, '/feed');
        await expect(bell(page)).toBeVisible();
        await bell(page).click();
        await expect(page.getByRole('list', { name: 'Notifications' })).toBeVisible();
        await takeScreenshot(page, named('bell-student'));
        await page.keyboard.press('Escape');
        await page.goto('/inbox');
        await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();
        await takeScreenshot(page, named('student-list'));
        await page.getByRole('link', { name: 'Sunny Side Bakery' }).first().click();
        await expect(page.getByRole('button', { name: 'Reply' })).toBeVisible();
        await takeScreenshot(page, named('student-thread'));
        await page.goto('/settings#notifications');
        const section = page.getByRole('region', { name: 'Notifications', exact: true });
        await expect(section.getByRole('switch').first()).toBeVisible();
        await takeScreenshot(page, named('preferences'), { part: section });
      });

      test('empty, one conversation, and failures', async ({ page, context }) => {
        const { company, student, initiativeId, open } = await createPair('Paper Kite Studio', 'Noor Haddad');
        await signIn(page, company, '/company-inbox');
        await expect(page.getByRole('heading', { name: 'No conversations' })).toBeVisible();
        await takeScreenshot(page, named('0'));
        await page.goto(`/company-inbox?to=${student.id}&about=${initiativeId}`);
        await expect(page.getByRole('dialog', { name: /^New Message to/ })).toBeVisible();
        await takeScreenshot(page, named('compose'));
        await page.route(/api\/messages$/, (route) =>
          route.fulfill({ status: 403, json: { code: 'conversation_not_allowed' } }),
        );
        await page.getByLabel('Message', { exact: true }).fill('Welcome! Bring paper.');
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
        await takeScreenshot(page, named('compose-failed'));
        await page.unrouteAll();
        const { conversation_id } = await open('Welcome! Bring paper, we bring the kite.');
        await page.goto(`/company-inbox?thread=${conversation_id}`);
        await expect(page.getByText('Sent', { exact: true })).toBeVisible();
        await context.setOffline(true);
        await page.getByPlaceholder('Write a reply…').fill('And a pencil.');
        await page.getByRole('button', { name: 'Reply' }).click();
        await takeScreenshot(page, named('1-offline'));
        await context.setOffline(false);
        await page.route(/api\/messages$/, (route) =>
          route.fulfill({ status: 403, json: { code: 'conversation_not_allowed' } }),
        );
        await page.getByPlaceholder('Write a reply…').fill('And scissors.');
        await page.getByRole('button', { name: 'Reply' }).click();
        await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
        await takeScreenshot(page, named('1-failed'));
        await page.route(/api\/conversations/, (route) => route.abort());
        await page.reload();
        await expect(page.getByText('Could not load conversation')).toBeVisible();
        await takeScreenshot(page, named('error'));
        await page.unrouteAll();
        await page.route(/api\/conversations/, () => undefined);
        await page.reload();
        await expect(page.getByText('Loading the conversation…')).toBeAttached();
        await takeScreenshot(page, named('loading'));
      });

      test('no contacts', async ({ page }) => {
        await signIn(page, await createStudent('Ida Lund'), '/inbox?compose=contacts');
        await expect(page.getByText('No contacts available')).toBeVisible();
        await takeScreenshot(page, named('no-contacts'));
      });

      test('the unsubscribe link', async ({ page }) => {
        await page.goto('/unsubscribe?list=message_received&token=a.b.c.d');
        await expect(page.getByRole('button', { name: 'Stop all emails' })).toBeVisible();
        await takeScreenshot(page, named('unsubscribe'));
      });
    });

test('three hundred conversations, in all sizes', async ({ page, tolerate }) => {
  test.setTimeout(900_000);
  tolerate(/./);
  const company = await createCompany('Harbor Street Market and Sons Incorporated');
  const { id: companyId } = await company.api('GET /api/session/user');
  const initiativeId = await company.createInitiative('Stall survey');
  for (let first = 0; first < 300; first += 6)
    await Promise.all(Array.from({ length: 6 }, (_, n) => talk(company, companyId, initiativeId, first + n)));
  await signIn(page, company, '/company-inbox');
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  for (let n = 1; n < 15; n++) {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(rows).toHaveCount(20 * (n + 1));
  }
  // A full page may have a next one.
  await page.getByRole('button', { name: 'Load more' }).click();
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await page.emulateMedia({ colorScheme });
      await page.getByText('300 conversations in total').scrollIntoViewIfNeeded();
      await takeScreenshot(page, `messages-300-${width}-${colorScheme}`);
    }
});

type Company = Awaited<ReturnType<typeof createCompany>>;

/** Adds a student: accepted and writing, or rejected and messaged by the company. */
async function talk(company: Company, companyId: string, initiative_id: string, n: number) {
  const name = n % 7 ? `Student ${n + 1}` : 'Wilhelmina Featherstonehaugh-Cholmondeley the Third';
  const student = await createStudent(name);
  const about = 'Stall survey';
  if (n % 5 === 0) {
    await apply(student, company, initiative_id, 'rejection');
    const to = { user_id: student.id, initiative_id };
    return writeFirst(company, to, about, 'Thank you for asking. The next survey is in spring.');
  }
  await apply(student, company, initiative_id, 'acceptance');
  const counted = 'I counted forty people between four and five, and most of them asked about the pears.';
  const first = await writeFirst(student, { user_id: companyId, initiative_id }, about, counted);
  return n % 3 ? first : say(company, first.conversation_id, 'Forty! Then we bring more pears on Saturday.');
}
