// The company's initiative page: every tab with data, long names, empty and failed.
import type { Page } from '@playwright/test';
import { submissionTypes } from '@questline/contract/plain';
import { acceptAll, createApplicants, submitWork } from '../support/applicants.ts';
import { createCompany } from '../support/companies.ts';
import { inDatabase } from '../support/database.ts';
import { test } from '../support/fixtures.ts';
import { sendLongTexts } from '../support/long-texts.ts';
import { signIn } from '../support/people.ts';
import { expectSoon, failRequests, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

/** Moves most of today's six applications and three acceptances to earlier weeks. */
const sevenWeeks = `with moved as (
    update initiative_days set applications = 1, accepted = 1, views = 14, saves = 3 where initiative_id = $1
  )
  insert into initiative_days (initiative_id, company_id, day, views, saves, applications, accepted)
  select id, company_id, current_date - 7 * n, 90 - 9 * n, 12 - n, (array[2, 0, 1, 1, 0, 1, 0])[n], (array[0, 1, 1, 0, 0, 0, 0])[n]
  from initiatives, generate_series(1, 7) n where id = $1`;
const survey = {
  description: 'We want to know what our neighbors eat in the morning, and what they miss in our bakery.',
  tasks: [
    {
      title: 'Ask twenty neighbors',
      instructions: 'Ask people of all ages what they buy before eight.',
      allowed_types: [...submissionTypes],
      minutes: 90,
    },
    {
      title: 'Sum up what you heard',
      instructions: 'One page is enough: what surprised you, and what should we bake?',
      allowed_types: [...submissionTypes],
      minutes: 45,
    },
  ],
};

const answers =
  'Most neighbors want bread before seven, and they would pay a little more if it is still warm. ' +
  'Two asked for rye.';

/** The first task is finished by one student. One answer is late, one is due today, and one has time. */
async function submitAll(
  company: Awaited<ReturnType<typeof createCompany>>,
  people: Awaited<ReturnType<typeof createApplicants>>['people'],
  tasks: Awaited<ReturnType<typeof createApplicants>>['tasks'],
) {
  const [ask, sumUp] = tasks as [(typeof tasks)[0], (typeof tasks)[0]];
  const [one, other, third] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const { id } = await submitWork(one, ask);
  await company.api('POST /api/submissions/:id/review', {
    params: { id },
    body: { status: 'approved', feedback: 'Great questions.' },
  });
  await submitWork(other, ask, { submission_type: 'text', content: answers });
  await submitWork(third, ask, {
    submission_type: 'link',
    content: 'https://docs.example.com/neighbors/what-they-would-buy',
  });
  await submitWork(one, sumUp, { submission_type: 'text', content: 'Twelve of twenty would buy rye.' });
  for (const [person, days] of [
    [other, 6],
    [third, 4.5],
  ] as const)
    await inDatabase(
      `update task_submissions set completed_at = completed_at - $2 * interval '1 day',
         answer_by = answer_by - $2 * interval '1 day'
       where application_id = $1`,
      [person.applicationId, days],
    );
}

const tabs = ['About', 'Applicants', 'Students', 'Work', 'Results'];

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`an initiative of a company, ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, hasTouch: size === 'phone' });
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });
      const shoot = (page: Page, name: string) =>
        takeScreenshot(page, `company-initiative-${name}-${viewport.width}-${colorScheme}`, { whole: true });
      const open = async (page: Page, tab: string) => {
        await page.getByRole('tab', { name: tab }).click();
        await expectSoon(page.getByText(/^Loading/)).toHaveCount(0);
      };

      test('with students', async ({ page }) => {
        const company = await createCompany('Corner Bakery');
        const { initiative, people, tasks } = await createApplicants(company, {
          applicants: 6,
          tasks: 2,
          content: survey,
        });
        await acceptAll(company, people.slice(0, 3));
        await submitAll(company, people, tasks);
        await inDatabase(`update initiatives set places = 8, apply_by = current_date + 17 where id = $1`, [
          initiative.id,
        ]);
        await inDatabase(sevenWeeks, [initiative.id]);
        await signIn(page, company, `/company/initiative/${initiative.id}`);
        await expectSoon(page.getByRole('heading', { name: initiative.name })).toBeVisible();
        for (const tab of tabs) {
          await open(page, tab);
          await shoot(page, tab.toLowerCase());
        }
        // On phones, it is in the menu.
        if (size !== 'phone') await page.getByRole('button', { name: 'Copy link' }).click();
        await page.getByRole('button', { name: 'More' }).click();
        await takeScreenshot(page, `company-initiative-menu-${viewport.width}-${colorScheme}`);
        await page.keyboard.press('Escape');
        await sendLongTexts(page);
        await page.reload();
        for (const tab of tabs) {
          await open(page, tab);
          await shoot(page, `long-${tab.toLowerCase()}`);
        }
      });

      test('a first week, and everything filled in', async ({ page }) => {
        const company = await createCompany('Early Bakery');
        const { initiative } = await createApplicants(company, { applicants: 1, tasks: 3 });
        const path = `/company/initiative/${initiative.id}`;
        await inDatabase(
          `update initiative_days set views = 14, saves = 2 where initiative_id = $1 and day = current_date`,
          [initiative.id],
        );
        await inDatabase(
          `update initiatives set overview = $2, requirements = $2, benefits = $2, goals = $2, weekly_hours = 3,
             total_hours = 9, tags = array['Surveys', 'Writing'], commission = 'A loaf of bread every Saturday'
           where id = $1`,
          [
            initiative.id,
            'You talk to twenty neighbors about bread and tell us what you learned. '.repeat(3),
          ],
        );
        await signIn(page, company, path);
        await expectSoon(page.getByRole('heading', { name: 'Goals' })).toBeVisible();
        await shoot(page, 'full-about');
        await open(page, 'Results');
        await shoot(page, 'first-week-results');
      });

      test('empty and failed', async ({ page }) => {
        const company = await createCompany('Quiet Bakery');
        const id = await company.createInitiative('Nobody yet', { active: false });
        await signIn(page, company, `/company/initiative/${id}`);
        await expectSoon(page.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();
        for (const tab of tabs) {
          await open(page, tab);
          await shoot(page, `empty-${tab.toLowerCase()}`);
        }
        await failRequests(page, /\/api\/company\/(applications|students|review-queue|initiatives\/[^/]+\/)/);
        for (const tab of tabs.slice(1)) {
          await page.goto(`/company/initiative/${id}?tab=${tab.toLowerCase()}`);
          await expectSoon(page.getByRole('button', { name: 'Retry' })).toBeVisible();
          await shoot(page, `failed-${tab.toLowerCase()}`);
        }
      });
    });
