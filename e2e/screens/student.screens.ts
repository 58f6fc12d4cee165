// The student's own pages: /feed, /survey, /welcome-quest, /profile.
import type { Page } from '@playwright/test';
import { createCompany } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { accountMenu, chooseFromMenu } from '../support/menus.ts';
import { apply, createPair } from '../support/messages.ts';
import { aisha, jonas, maya, newPerson, signIn, signUp } from '../support/people.ts';
import { createStudent } from '../support/students.ts';
import { failRequests } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const openProfile = async (page: Page, says = 'Time and social handles') => {
  await chooseFromMenu(page, accountMenu, 'My Profile');
  await expect(page.getByRole('heading', { name: 'Finished initiatives' })).toBeVisible();
  await expect(page.getByRole('heading', { name: says })).toBeVisible();
};

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`student, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const named = (name: string) => `student-${name}-${width}-${colorScheme}`;
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('home page: with data, loading, failed', async ({ page }) => {
        await signIn(page, maya, '/feed');
        await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
        await takeScreenshot(page, named('home'));
        await takeScreenshot(page, named('home-whole'), { whole: true });
        await page.route('**/api/home', () => undefined);
        await page.reload();
        await expect(page.getByText('Loading your home page…')).toBeAttached();
        await takeScreenshot(page, named('home-loading'));
        await page.unrouteAll();
        // Without a connection, the page would show what it kept.
        await failRequests(page, '**/api/home');
        await page.reload();
        await expect(page.getByText('Failed to load your home page')).toBeVisible();
        await takeScreenshot(page, named('home-error'));
      });

      test('home page and first steps of a new student', async ({ page }) => {
        await signUp(page, 'student', newPerson('Wilhelmina Featherstonehaugh-Cholmondeley'));
        await expect(page).toHaveURL('/incentives');
        await page.goto('/feed');
        await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
        await takeScreenshot(page, named('home-new'));
        await page.goto('/welcome-quest');
        await expect(page.getByRole('heading', { name: 'Your trail starts here' })).toBeVisible();
        await takeScreenshot(page, named('quest'), { whole: true });
        await page.getByRole('button', { name: 'Read the cards' }).click();
        await takeScreenshot(page, named('quest-cards'));
        await page.keyboard.press('Escape');
        await openProfile(page, 'Tell companies about yourself');
        await takeScreenshot(page, named('profile-new'), { whole: true });
      });

      test('the survey', async ({ page }) => {
        await signUp(page, 'student', newPerson('Surya Vey'));
        await expect(page).toHaveURL('/incentives');
        await page.goto('/survey');
        const next = page.getByRole('button', { name: 'Continue' });
        await next.click();
        await expect(page.getByText("Enter your school's name.")).toBeVisible();
        await takeScreenshot(page, named('survey-errors'));
        await page.getByLabel('School', { exact: true }).fill('Lincoln High School');
        await page.getByText('Grade 11').click();
        await next.click();
        await page.getByText('Writing', { exact: true }).click();
        await page.getByText('Beginner').click();
        await takeScreenshot(page, named('survey-skills'), { whole: true });
        await next.click();
        for (const word of ['Learn new skills', 'Explore careers', 'Be creative'])
          await page.getByText(word, { exact: true }).click();
        await takeScreenshot(page, named('survey-full'));
        await next.click();
        for (const word of ['Surveys', 'Writing', 'Events'])
          await page.getByText(word, { exact: true }).click();
        await next.click();
        // Beside the questions, or on a phone above the buttons.
        await expect(page.getByText('so far').filter({ visible: true }).first()).toBeVisible();
        await page.getByRole('option', { name: 'Bakeries' }).click();
        await takeScreenshot(page, named('survey-companies'), { whole: true });
        await next.click();
        await page.getByText('4 hours', { exact: true }).click();
        await takeScreenshot(page, named('survey-time'));
        await page.getByRole('button', { name: 'See my matches' }).click();
        await expect(page.getByRole('heading', { name: /fits? you$/ })).toBeVisible();
        await takeScreenshot(page, named('survey-done'), { whole: true });
      });

      test('profile: complete, editing, as companies see it, loading, failed', async ({ page }) => {
        await signIn(page, aisha);
        await openProfile(page);
        await takeScreenshot(page, named('profile'), { whole: true });
        await page.getByRole('link', { name: 'Edit Skills' }).click();
        await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
        await takeScreenshot(page, named('profile-edit'), { whole: true });
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('link', { name: 'View as a company' }).click();
        await expect(page.getByText(/show up here after you accept/)).toBeVisible();
        await takeScreenshot(page, named('profile-pending'));
        await page.getByRole('tab', { name: 'After they accept' }).click();
        await expect(page.getByText(/show up here after you accept/)).toHaveCount(0);
        await takeScreenshot(page, named('profile-accepted'));
        const answers = { hold: true };
        await page.route('**/api/student/*', (route) => (answers.hold ? undefined : route.abort()));
        await page.goto(page.url().split('?')[0]!);
        await expect(page.getByText('Loading profile…')).toBeAttached();
        await takeScreenshot(page, named('profile-loading'));
        answers.hold = false;
        await page.reload();
        await expect(page.getByText('Failed to load profile')).toBeVisible();
        await takeScreenshot(page, named('profile-error'));
      });

      test('home page of a student who has only browsed', async ({ page }) => {
        await signIn(page, jonas, '/feed');
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await takeScreenshot(page, named('home-jonas'), { whole: true });
      });
    });

for (const width of [320, 390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`time, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const named = (name: string) => `student-${name}-${width}-${colorScheme}`;
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('hours a week: within the limit, over it, and when applying', async ({ page }) => {
        const [company, student] = await Promise.all([
          createCompany('Flour Lane Bakery'),
          createStudent('Hana Weeks'),
        ]);
        const [survey, posters] = await Promise.all([
          company.createInitiative('Taste survey', { weekly_hours: 5 }),
          company.createInitiative('Poster month', { weekly_hours: 4 }),
        ]);
        await apply(student, company, survey, 'acceptance');
        await student.api('PATCH /api/student/profile', { body: { weekly_hours_available: 6 } });
        await signIn(page, student, '/active');
        await expect(page.getByRole('progressbar', { name: /^5 of your 6 hours/ })).toBeVisible();
        await takeScreenshot(page, named('hours'));
        await page.goto(`/initiative/${posters}`);
        await page.getByRole('button', { name: 'Apply' }).click();
        await page.getByText(/^This would bring you to/).scrollIntoViewIfNeeded();
        await takeScreenshot(page, named('hours-apply'));
        await apply(student, company, posters, 'acceptance');
        await page.goto('/active');
        await expect(page.getByText(/over your limit/)).toBeVisible();
        await takeScreenshot(page, named('hours-over'));
      });

      test('a break: choosing the day, during it, and as the company sees it', async ({
        page,
        browser,
        baseURL,
      }) => {
        const { company, student, open } = await createPair('Harbor Books', 'Bea Rest', 'Reading corner');
        const { conversation_id: thread } = await open('How is it going?');
        await signIn(page, student, '/active');
        await page.getByRole('button', { name: 'Take a break' }).click();
        await expect(page.getByLabel('Back on')).toBeVisible();
        await takeScreenshot(page, named('break-dialog'));
        await page.getByRole('button', { name: 'Start break' }).click();
        await expect(page.getByText(/^You're on a break/)).toBeVisible();
        await takeScreenshot(page, named('break'));
        await page.goto('/feed');
        await expect(page.getByText(/^You're on a break/)).toBeVisible();
        await takeScreenshot(page, named('break-home'));
        await page.goto('/settings#taking-a-break');
        await page.getByRole('heading', { name: 'Taking a break' }).scrollIntoViewIfNeeded();
        await expect(page.getByText(/^You're on a break/)).toBeVisible();
        await takeScreenshot(page, named('break-settings'));
        const context = await browser.newContext({
          baseURL: baseURL!,
          viewport: page.viewportSize(),
          colorScheme,
          reducedMotion: 'reduce',
        });
        const other = await context.newPage();
        await signIn(other, company, '/company-active-users');
        await expect(other.getByText('Taking a break')).toBeVisible();
        await takeScreenshot(other, named('break-row'));
        await other.goto(`/company-inbox?tab=messages&thread=${thread}`);
        await expect(other.getByText(/^Back on/)).toBeVisible();
        await takeScreenshot(other, named('break-thread'));
        await other.goto(`/profile/${student.id}`);
        await expect(other.getByText(/^On a break/)).toBeVisible();
        await takeScreenshot(other, named('break-profile'));
        await context.close();
      });
    });
