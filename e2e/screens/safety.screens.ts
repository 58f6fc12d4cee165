// Pages about safety, a company's verification, sharing with companies that have long names, waiting for a parent, and
// the desk's lists of companies and people.
import type { Page } from '@playwright/test';
import { codeOfConduct } from '@questline/contract/plain';
import { testWith } from '../support/api-with-settings.ts';
import { createCompany } from '../support/companies.ts';
import { inDatabase } from '../support/database.ts';
import { linkFor } from '../support/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { apply } from '../support/messages.ts';
import { bell } from '../support/messages-page.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../support/operators.ts';
import { newPerson, signIn } from '../support/people.ts';
import { createStudent } from '../support/students.ts';
import { failRequests } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

/** As long as a name can be. */
const longName =
  'The Extraordinarily Long Named Neighborhood Community Bookstore, Print Shop and Coffee Roasters of Upper Springfield';
const unstick = (page: Page) =>
  page.evaluate(() => document.querySelector('header')?.classList.replace('sticky', 'static'));

async function createLongNamed({ unverified = false } = {}) {
  const company = await createCompany('Long Books', { unverified });
  await company.api('PATCH /api/company/profile', { body: { company_name: longName } });
  return company;
}

const setVerification = (email: string, state: string) =>
  inDatabase(
    `update company_profiles set verification = $2 where id = (select id from users where email = $1)`,
    [email, state],
  );

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const) {
    const look = {
      viewport: { width, height: width < 768 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
    } as const;
    const named = (name: string) => `safety-${name}-${width}-${colorScheme}`;

    test.describe(`safety, ${width}, ${colorScheme}`, () => {
      test.use(look);
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('pages for parents and students, and legal pages', async ({ page }) => {
        for (const path of ['parents', 'safety', 'imprint', 'privacy', 'terms']) {
          await page.goto(`/${path}`, { waitUntil: 'networkidle' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await unstick(page);
          await takeScreenshot(page, named(path), { whole: true });
        }
      });

      test('verification: banner, form with errors, in review, declined, failed', async ({ page }) => {
        const company = await createLongNamed({ unverified: true });
        await signIn(page, company);
        await expect(page.getByText("Students can't see your company yet.")).toBeVisible();
        await takeScreenshot(page, named('verification-banner'));
        await page.goto('/company/verification');
        await page.getByRole('button', { name: 'Submit for verification' }).click();
        await expect(page.getByText('Enter your role, like Owner or Marketing manager.')).toBeVisible();
        await takeScreenshot(page, named('verification-form'), { whole: true });
        await page.getByLabel('Your role').fill('Owner');
        for (const box of await page.getByRole('checkbox').all()) await box.check();
        await failRequests(page, '**/api/company/verification');
        await page.getByRole('button', { name: 'Submit for verification' }).click();
        await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
        await takeScreenshot(page, named('verification-form-failed'), { whole: true });
        await page.unroute('**/api/company/verification');
        for (const state of ['in_review', 'declined', 'verified']) {
          await setVerification(company.email, state);
          await page.goto('/company/verification');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await takeScreenshot(page, named(`verification-${state}`));
        }
        await failRequests(page, '**/api/company/verification');
        await page.goto('/company/verification');
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await takeScreenshot(page, named('verification-failed'));
      });

      test('sharing: full, with long names, empty and failed', async ({ page }) => {
        const [company, other] = [await createLongNamed(), await createCompany('Sunny Side')];
        const student = await createStudent('Maya Torres', { school: 'Lincoln High School' });
        await signIn(page, student, '/settings#who-sees-what');
        const section = page.getByRole('region', { name: 'Who sees what' });
        await expect(section).toBeVisible();
        await takeScreenshot(page, named('sharing-empty'), { part: section });
        await apply(student, company, await company.createInitiative('Holiday window'), 'acceptance');
        await apply(student, other, await other.createInitiative('Poster week'));
        await page.reload();
        await expect(section.getByText('Sunny Side').first()).toBeVisible();
        await takeScreenshot(page, named('sharing'), { part: section });
        await failRequests(page, '**/api/student/sharing*');
        await page.reload();
        await expect(section.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
        await takeScreenshot(page, named('sharing-failed'), { part: section });
      });

      test('an initiative that was taken down, and the bell of its company', async ({ page }) => {
        const company = await createCompany('Brightpath Media');
        const id = await company.createInitiative(longName);
        await inDatabase(
          `update initiatives set status = 'inactive', deleted_at = now(), taken_down_for = 'outside' where id = $1`,
          [id],
        );
        await inDatabase(
          `insert into events (name, subject_id) select 'initiative.taken_down', $1
           union all select 'company.warned', company_id from initiatives where id = $1`,
          [id],
        );
        await signIn(page, company, `/company/initiative/${id}`);
        await expect(page.getByText(/^Taken down/)).toBeVisible();
        await takeScreenshot(page, named('taken-down'));
        await bell(page).click();
        await expect(page.getByText(/^Our safety team took down/)).toBeVisible();
        await expect(page.getByText(/^A warning from our safety team/)).toBeVisible();
        await takeScreenshot(page, named('taken-down-bell'));
      });

      test('the desk: companies to verify, people, empty and failed', async ({ page }) => {
        const company = await createLongNamed({ unverified: true });
        await company.api('POST /api/company/verification', {
          body: {
            legal_name: longName,
            website: 'https://bookstore.example',
            country: 'US',
            registration_number: null,
            contact_role: 'Owner',
            conduct: codeOfConduct.version,
          },
        });
        await addAuthenticator(page);
        await setUpOperator(page, await createOperator('Opal Desk'));
        await page.goto('/desk/companies');
        await expect(page.locator('[data-stop]').last()).toBeVisible();
        await takeScreenshot(page, named('desk-companies'));
        await page.locator('[data-stop]').last().click();
        await expect(page.getByRole('article')).toBeVisible();
        await takeScreenshot(page, named('desk-company'), { whole: true });
        await page.goto('/desk/people');
        await takeScreenshot(page, named('desk-people-empty'));
        await page.getByLabel('Name, email or id').fill('The Extraordinarily');
        await page.getByRole('button', { name: 'Search and record' }).click();
        const results = page.getByRole('list', { name: 'Results' });
        await expect(results.getByRole('listitem').first()).toBeVisible();
        await takeScreenshot(page, named('desk-people'));
        await results.getByRole('button').first().click();
        await expect(page.getByRole('button', { name: 'Suspend' }).first()).toBeVisible();
        await takeScreenshot(page, named('desk-person'), { whole: true });
        await failRequests(page, /\/api\/desk\/(reports|companies|contacts)/);
        for (const screen of ['reports', 'companies', 'contacts']) {
          await page.goto(`/desk/${screen}`);
          await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
          await takeScreenshot(page, named(`desk-${screen}-failed`));
        }
      });
    });

    const strict = testWith({ GUARDIANS: 'require' });
    strict.describe(`waiting for a parent, ${width}, ${colorScheme}`, () => {
      strict.use(look);

      strict('apply, waiting, the question, agreed, said no', async ({ page, here, tolerate }) => {
        strict.slow();
        tolerate(/./);
        const company = await createCompany('Harbor Lane Books');
        const initiative = await company.createInitiative('Holiday window');
        const birthMonth = `${new Date().getUTCFullYear() - 16}-12`;
        const student = await createStudent('Maya Torres', { birthMonth, weekly_hours_available: 4 });
        const { email } = newPerson('Elena Torres');
        await signIn(page, student, `/initiative/${initiative}`);
        await page.getByRole('button', { name: 'Apply' }).click();
        await page.getByLabel("Your parent's or guardian's email").fill(email);
        await takeScreenshot(page, named('waiting-apply'));
        await page.getByRole('button', { name: 'Send application' }).click();
        await expect(page.getByRole('dialog', { name: 'Waiting for your parent or guardian' })).toBeVisible();
        await takeScreenshot(page, named('waiting-sent'));
        await page.getByRole('button', { name: 'Done' }).click();
        await expect(page.getByText("doesn't see it yet")).toBeVisible();
        await takeScreenshot(page, named('waiting-initiative'));
        await page.goto('/active?tab=applied');
        await expect(page.getByText('Waiting for your parent or guardian')).toBeVisible();
        await takeScreenshot(page, named('waiting-list'));
        await page.goto(here(await linkFor(email, '/guardian')));
        await expect(page.getByRole('heading', { name: 'Maya needs your OK' })).toBeVisible();
        await takeScreenshot(page, named('waiting-question'), { whole: true });
        await page.getByRole('button', { name: "I don't agree" }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await takeScreenshot(page, named('waiting-no'));
        await page.getByRole('alertdialog').getByRole('button', { name: 'Say no' }).click();
        await expect(page.getByRole('heading', { name: 'You said no' })).toBeVisible();
        await takeScreenshot(page, named('waiting-said-no'), { whole: true });
        await signIn(page, student, `/initiative/${initiative}`);
        await expect(page.getByText('Your parent or guardian said no for now')).toBeVisible();
        await takeScreenshot(page, named('waiting-student-no'));
        await bell(page).click();
        await expect(page.getByText(/^Your parent or guardian said no for now\. What/)).toBeVisible();
        await takeScreenshot(page, named('waiting-student-bell'));
      });
    });
  }
