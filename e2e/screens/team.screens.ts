import type { Teammate } from '@questline/contract';
import { createCompany } from '../support/companies.ts';
import { linkFor } from '../support/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { apiOf } from '../support/api.ts';
import { acceptAll, createApplicants } from '../support/applicants.ts';
import { bakery, newPerson, signIn } from '../support/people.ts';
import { takeScreenshot } from './screenshot.ts';

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
        await signIn(page, bakery, '/settings');
        const team = page.getByRole('region', { name: 'Team' });
        await expect(team.getByText('Dana Kim')).toBeVisible();
        await takeScreenshot(page, named('section'), { part: team });
        await team.getByRole('button', { name: 'Send invitation' }).click();
        await expect(team.getByText('Please enter a valid business email')).toBeVisible();
        await takeScreenshot(page, named('form-error'), { part: team });
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
        await signIn(page, bakery, '/settings');
        const team = page.getByRole('region', { name: 'Team' });
        await expect(team.getByText(long)).toBeVisible();
        await takeScreenshot(page, named('long'), { part: team });
        await page.unroute('**/api/team');
        await page.route('**/api/team', (route) => route.abort());
        await page.reload();
        await expect(team.getByText('Failed to load your team')).toBeVisible();
        await takeScreenshot(page, named('failed'), { part: team });
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
        await expect(page.getByLabel('Your name')).toBeVisible();
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
        await page.getByLabel('Your name').fill(person.name);
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
        await write(person, 'Nice to have you on board. I look after the reading corner.');
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
