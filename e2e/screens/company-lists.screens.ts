// A company's applications and students: one, many, selected and just decided; and reviews of an image, a PDF, criteria,
// a second attempt and a reward.
import type { Page } from '@playwright/test';
import { testWith } from '../support/api-with-settings.ts';
import { acceptAll, createApplicants, submitWork } from '../support/applicants.ts';
import { createCompany } from '../support/companies.ts';
import { inDatabase } from '../support/database.ts';
import { test } from '../support/fixtures.ts';
import { sunrise } from '../support/image-files.ts';
import { longPdf } from '../support/pdf-files.ts';
import { signIn } from '../support/people.ts';
import { submitFiles } from '../support/submitted-files.ts';
import { expectSoon, viewports } from './screens.ts';
import { takeScreenshot } from './screenshot.ts';

const applications = '/company-inbox?tab=applications';
const students = '/company-active-users';
const queue = '/company-active-users?view=queue';
const undoable = testWith({ UNDO_SECONDS: '60' });

const notes = [
  'I am good at talking to people. At the school fair I sold 70 raffle tickets, and I asked everyone why they bought one.',
  'I speak Arabic, French and English, and a lot of people on my street would be more comfortable answering in one of the first two. '.repeat(
    3,
  ),
  'My grandmother has been a customer for 30 years.',
];
const noteOf = (name: string) => notes[name.length % notes.length]!;

const reward = { amount: 2_000, currency: 'USD', per: 'task' } as const;
const posterTasks = ['Poster draft', 'Places for the poster'].map((title) => ({
  title,
  allowed_types: ['upload' as const],
  minutes: 30,
  instructions:
    'Design one poster for our market stall. People walk past quickly, so they should get it in three seconds.',
  criteria: ['The price is readable from across the street', 'Says where to find our stall'],
}));

type Company = Awaited<ReturnType<typeof createCompany>>;

/** Students at every step: finished, with work to review, sent back, on track, slowing down, quiet for too long, and not
 *  started. */
async function createMany(company: Company) {
  const { people, tasks } = await createApplicants(company, { applicants: 13, tasks: 4, note: noteOf });
  const working = people.slice(0, 7);
  const earlier = people.slice(7, 10);
  await acceptAll(company, [...working, ...earlier]);
  const review = (id: string, status: 'approved' | 'needs_revision') =>
    company.api('POST /api/submissions/:id/review', {
      params: { id },
      body: { status, feedback: 'Thank you' },
    });
  for (const [n, person] of working.entries()) {
    for (const [i, task] of tasks.slice(0, n).entries()) {
      const { id } = await submitWork(person, task);
      if (n > 4 || i < n - 1) await review(id, 'approved');
      else if (n % 2 === 0) await review(id, 'needs_revision');
    }
  }
  for (const [n, person] of earlier.entries()) {
    await review((await submitWork(person, tasks[0]!)).id, 'approved');
    await inDatabase(
      `update initiative_applications set accepted_at = now() - interval '12 days', submissions_decided = $2,
         last_submitted_at = now() - $3 * interval '1 day', attention_at = now() + $4 * interval '1 day' where id = $1`,
      [
        person.applicationId,
        ...(
          [
            [1, 2, 5],
            [6, 6, 1],
            [1, 9, -2],
          ] as const
        )[n]!,
      ],
    );
  }
  return people;
}

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = { viewport, colorScheme, hasTouch: size === 'phone' };
    const shoot = (page: Page, name: string, whole = false) =>
      takeScreenshot(page, `company-lists-${name}-${viewport.width}-${colorScheme}`, { whole });
    const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

    test.describe(`lists of a company, ${size}, ${colorScheme}`, () => {
      test.use(options);
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('one and many', async ({ page }) => {
        const company = await createCompany('Corner Bakery');
        const { people } = await createApplicants(company, { applicants: 1, tasks: 3, note: noteOf });
        await signIn(page, company, applications);
        await expectSoon(page.getByRole('article')).toHaveCount(1);
        await shoot(page, 'one-application');
        await acceptAll(company, people);
        await page.goto(students);
        await expectSoon(page.getByRole('article')).toHaveCount(1);
        await shoot(page, 'one-student');
        await createMany(company);
        await page.goto(applications);
        await expectSoon(page.getByRole('article')).toHaveCount(3);
        await shoot(page, 'applications', true);
        await page.goto(students);
        await expectSoon(page.getByRole('article')).toHaveCount(11);
        await shoot(page, 'students', true);
        await page.goto(queue);
        await expectSoon(button(page, /^Review Submission/)).toBeVisible();
        await shoot(page, 'queue', true);
      });

      test('reviews', async ({ page }) => {
        const company = await createCompany('Poster Bakery');
        const { people, tasks } = await createApplicants(company, {
          applicants: 1,
          tasks: 2,
          content: { name: 'A poster for Saturday market', tasks: posterTasks, reward },
        });
        await acceptAll(company, people);
        const [student] = people as [(typeof people)[0]];
        const image = (name: string) => ({ name, bytes: Buffer.from(sunrise(1200, 1600).buffer) });
        await submitFiles(student, tasks, [image('poster.png')]);
        const { items } = await company.api('GET /api/applications/:id/submissions', {
          params: { id: student.applicationId },
        });
        await company.api('POST /api/submissions/:id/review', {
          params: { id: items[0]!.id },
          body: { status: 'needs_revision', feedback: "Love the sun. I can't read the price." },
        });
        await submitFiles(student, tasks, [
          image('poster-v2.png'),
          { name: 'places.pdf', bytes: longPdf(3) },
        ]);
        await signIn(page, company, queue);
        await button(page, 'Start reviewing').click();
        await expectSoon(page.getByRole('article').getByRole('img').last()).toBeVisible();
        await shoot(page, 'review-image');
        if (size === 'phone') {
          await button(page, /criteria met$/).click();
          await shoot(page, 'review-sheet');
          await button(page, /criteria met$/).click();
        }
        await shoot(page, 'review-image-whole', true);
        await button(page, 'Next').click();
        await expectSoon(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
        await expectSoon(page.locator('canvas').first()).toBeVisible();
        await shoot(page, 'review-pdf');
      });
    });

    undoable.describe(`just decided, ${size}, ${colorScheme}`, () => {
      undoable.use(options);
      undoable('the offer to undo', async ({ page, tolerate }) => {
        undoable.slow();
        tolerate(/./);
        const company = await createCompany('Undo Bakery');
        await createApplicants(company, { applicants: 4, tasks: 1, note: noteOf });
        await signIn(page, company, applications);
        await expectSoon(page.getByRole('article')).toHaveCount(4);
        await button(page, /^Accept (?!all)/).click();
        await expectSoon(button(page, 'Undo')).toBeVisible();
        await shoot(page, 'undo');
      });
    });
  }
