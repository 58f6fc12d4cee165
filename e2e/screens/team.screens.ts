import type { Teammate } from '@questline/contract';
import { createCompany } from '../support/companies.ts';
import { linkFor } from '../support/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { apiOf } from '../support/api.ts';
import { acceptAll, createApplicants, submitWork } from '../support/applicants.ts';
import { bakery, newPerson, signIn } from '../support/people.ts';
import { addTeammate } from '../support/teammates.ts';
import { takeScreenshot } from './screenshot.ts';

type Applicant = Awaited<ReturnType<typeof createApplicants>>['people'][number];

const long = 'Wilhelmina Featherstonehaugh-Cholmondeley of the Upper Valley Bakers';

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`team, ${width}, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const named = (name: string) => `team-${name}-${width}-${colorScheme}`;
      test.beforeEach(({ tolerate }) => {
        test.slow();
        tolerate(/./);
      });

      test('the team section', async ({ page }) => {
        await signIn(page, bakery, '/settings#team');
        const team = page.getByRole('region', { name: 'Team' });
        await expect(team.getByText('Dana Kim')).toBeVisible();
        await expect(team.getByText('dana@sunnyside.example')).toBeVisible();
        await takeScreenshot(page, named('section'), { part: team });
        await team.getByRole('button', { name: 'Send invitation' }).click();
        await expect(team.getByText('Please enter a valid business email')).toBeVisible();
        await takeScreenshot(page, named('form-error'), { part: team });
        await team.getByRole('button', { name: 'Make an owner: Dana Kim' }).click();
        await takeScreenshot(page, named('make-owner'));
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
        await team.getByRole('button', { name: 'Remove Dana Kim' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await takeScreenshot(page, named('remove'));
      });

      test('long names and a failed request', async ({ page }) => {
        await page.route('**/api/team', async (route) => {
          const answer = await (await route.fetch()).json();
          const [owner] = answer.people as [Teammate];
          const longest = { ...owner, id: crypto.randomUUID(), name: long, you: false };
          const people = [{ ...longest, can: { change_role: true, remove: true } }, owner];
          const [one] = answer.invitations;
          const email = `${'a-very-long-address.'.repeat(5)}@bakery.example`;
          await route.fulfill({
            json: { ...answer, people, invitations: [{ ...one, email, role: 'owner', expired: true }] },
          });
        });
        await signIn(page, bakery, '/settings#team');
        const team = page.getByRole('region', { name: 'Team' });
        await expect(team.getByText(long)).toBeVisible();
        await takeScreenshot(page, named('long'), { part: team });
        await page.unroute('**/api/team');
        await page.route('**/api/team', (route) => route.abort());
        await page.reload();
        await expect(team.getByText('Failed to load your team')).toBeVisible();
        await takeScreenshot(page, named('failed'), { part: team });
      });

      test('who did what, and who was first', async ({ page, browser, baseURL }) => {
        const company = await createCompany(`Sunny Corner ${width} ${colorScheme}`);
        await company.api('PATCH /api/session/profile', { body: { full_name: 'Rosa Diaz' } });
        const dana = await addTeammate(company, 'Dana Kim');
        const { people, initiative, tasks } = await createApplicants(company, { applicants: 3, tasks: 2 });
        const [student, second, third] = people as [Applicant, Applicant, Applicant];
        const note = 'Welcome! We are happy to have you.';
        const decide = ({ applicationId: id }: Applicant, noun: 'acceptance' | 'rejection') =>
          dana.api(`POST /api/applications/:id/${noun}`, { params: { id }, body: { note } });
        await decide(student, 'acceptance');
        await signIn(page, company, '/company-inbox?tab=applications');
        await page.route('**/acceptance', async (route) => {
          await decide(second, 'acceptance');
          await route.fallback();
        });
        await page.getByRole('button', { name: `Accept ${second.name}` }).click();
        await expect(page.getByText('Dana already accepted this', { exact: true })).toBeVisible();
        await takeScreenshot(page, named('decided-first'));
        await decide(third, 'rejection');
        await page.goto('/company-inbox?tab=applications&status=all');
        await expect(page.getByText('Rejected by Dana Kim just now')).toBeVisible();
        await takeScreenshot(page, named('decided'), { whole: true });

        const [one, two] = [await submitWork(student, tasks[0]!), await submitWork(student, tasks[1]!)];
        await page.goto('/company-active-users?view=queue');
        await page.getByRole('button', { name: 'Start reviewing' }).click();
        await page.getByLabel('Company Feedback').fill('Well done, this is very clear.');
        const review = (id: string, status: 'approved' | 'needs_revision') =>
          dana.api('POST /api/submissions/:id/review', {
            params: { id },
            body: { status, feedback: 'Could you ask three more people?' },
          });
        await page.route('**/review', async (route) => {
          await review(one.id, 'needs_revision');
          await route.fallback();
        });
        await page.getByRole('button', { name: 'Approve', exact: true }).click();
        await expect(page.getByText('Dana requested changes just now', { exact: true })).toBeVisible();
        await takeScreenshot(page, named('reviewed-first'));
        await review(two.id, 'approved');

        await page.goto(`/edit-initiative/${initiative.id}`);
        await page.getByLabel('Name', { exact: true }).fill('Taste survey in the park');
        const { updated_at } = await dana.api('GET /api/company/initiatives/:id', {
          params: { id: initiative.id },
        });
        await dana.api('PUT /api/initiatives/:id', {
          params: { id: initiative.id },
          body: { name: 'Taste survey at the market', tasks, updated_at },
        });
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(page.getByText(/^Dana saved this just now/)).toBeVisible();
        await takeScreenshot(page, named('saved-first'));
        await page.getByRole('button', { name: 'Use the other version' }).click();
        await page.goto(`/company/initiative/${initiative.id}`);
        await expect(page.getByText('by Dana Kim')).toBeVisible();
        await takeScreenshot(page, named('initiative'));

        const { id: user_id } = await student.api('GET /api/session/user');
        await dana.api('POST /api/messages', {
          body: {
            client_id: crypto.randomUUID(),
            to: { user_id, initiative_id: null },
            subject: 'Welcome',
            content: 'See you on Friday at the shop.',
          },
        });
        await page.goto('/company-inbox');
        await expect(page.getByText('Dana: See you on Friday')).toBeVisible();
        await takeScreenshot(page, named('inbox'));

        const other = await browser.newContext({
          baseURL: baseURL!,
          viewport: page.viewportSize()!,
          colorScheme,
          reducedMotion: 'reduce',
        });
        const theirs = await other.newPage();
        await signIn(theirs, student, `/initiative-tasks/${initiative.id}?task=${tasks[0]!.id}`);
        await expect(theirs.getByRole('region', { name: /^Feedback from/ })).toContainText('Dana Kim ·');
        await takeScreenshot(theirs, named('feedback'), { whole: true });
        await other.close();
      });

      test('accepting an invitation, and a message by someone on the team', async ({
        page,
        browser,
        baseURL,
      }) => {
        const company = await createCompany(`Lantern Books ${width} ${colorScheme}`);
        const person = newPerson('Ines Okafor');
        await company.api('POST /api/team/invitations', { body: { email: person.email } });
        await page.goto(await linkFor(person.email, '/invitation'));
        await expect(page.getByLabel('Full Name')).toBeVisible();
        await takeScreenshot(page, named('invitation'));
        await page.getByRole('button', { name: 'Join the team' }).click();
        await expect(page.getByText('Full name is required')).toBeVisible();
        await takeScreenshot(page, named('invitation-error'), { whole: true });
        await page.getByRole('button', { name: 'I already have an account' }).click();
        await page.getByLabel('Password', { exact: true }).fill('not-mine-at-all');
        await page.getByRole('button', { name: 'Join the team' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await takeScreenshot(page, named('invitation-sign-in'));
        await page.getByRole('button', { name: "I don't have an account yet" }).click();
        await page.getByLabel('Full Name').fill(person.name);
        await page.getByLabel('Password', { exact: true }).fill(person.password);
        await page.getByRole('button', { name: 'Join the team' }).click();
        await expect(page).toHaveURL('/company-overview');
        await takeScreenshot(page, named('joined'));

        const { people } = await createApplicants(company, { applicants: 1, tasks: 1 });
        await acceptAll(company, people);
        const [student] = people as [(typeof people)[0]];
        const { id: user_id } = await student.api('GET /api/session/user');
        const write = async (account: { email: string; password?: string }, content: string) =>
          (await apiOf(account))('POST /api/messages', {
            body: {
              client_id: crypto.randomUUID(),
              to: { user_id, initiative_id: null },
              subject: 'Welcome',
              content,
            },
          });
        await write(person, 'Great work!');
        const { conversation_id } = await write(company, 'And I run the shop. Ask either of us.');
        await page.goto(`/company-inbox?thread=${conversation_id}`);
        await expect(
          page.getByRole('main').getByText('And I run the shop.').filter({ visible: true }).first(),
        ).toBeVisible();
        await takeScreenshot(page, named('thread-of-company'));
        const other = await browser.newContext({
          baseURL: baseURL!,
          viewport: page.viewportSize()!,
          colorScheme,
          reducedMotion: 'reduce',
        });
        const theirs = await other.newPage();
        await signIn(theirs, student, `/inbox?thread=${conversation_id}`);
        await expect(theirs.getByText('And I run the shop.').filter({ visible: true }).first()).toBeVisible();
        await takeScreenshot(theirs, named('thread-of-student'));
        await other.close();
        await page.goto('/invitation?token=made.up.by.someone');
        await expect(page.getByRole('heading', { name: "This invitation doesn't work" })).toBeVisible();
        await takeScreenshot(page, named('invitation-expired'));
      });
    });
