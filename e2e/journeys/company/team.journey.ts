// A company is a team: inviting someone, joining, working together and leaving.
import { apiOf } from '../../support/api.ts';
import { acceptAll, createApplicants } from '../../support/applicants.ts';
import { createCompany } from '../../support/companies.ts';
import { emailsTo, linkFor } from '../../support/emails.ts';
import { expect, test, watch } from '../../support/fixtures.ts';
import { newPerson, signIn } from '../../support/people.ts';
import { randomNetwork } from '../../support/random.ts';

test('an owner invites someone, who joins and is later removed', async ({ page, browser, baseURL }) => {
  test.slow();
  const company = await createCompany('Harbor Kayaks');
  const dana = newPerson('Dana Reed');
  await signIn(page, company, '/settings');
  const team = page.getByRole('region', { name: 'Team' });
  await expect(team.getByRole('listitem')).toHaveCount(1);
  await team.getByLabel('Business email').fill(dana.email);
  await team.getByRole('button', { name: 'Send invitation' }).click();
  await expect(team.getByText(dana.email)).toBeVisible();
  await expect(team.getByText(/^Invited by Harbor Kayaks · sent/)).toBeVisible();

  const other = await browser.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { 'x-forwarded-for': randomNetwork() },
  });
  const complaints = await watch(other, baseURL!);
  const theirs = await other.newPage();
  await expectEmail(dana.email, 'Join Harbor Kayaks on Questline');
  await theirs.goto(await linkFor(dana.email, '/invitation'));
  await expect(theirs.getByRole('heading', { name: 'Join Harbor Kayaks' })).toBeVisible();
  await theirs.getByLabel('Full Name').fill(dana.name);
  await theirs.getByLabel('Password', { exact: true }).fill(dana.password);
  await theirs.getByRole('button', { name: 'Join the team' }).click();
  await expect(theirs).toHaveURL('/company-overview');

  // The owner's page shows it without a reload.
  const row = team.getByRole('listitem').filter({ hasText: dana.name });
  await expect(row).toBeVisible();
  await expect(row).toContainText(dana.email);
  await expect(team.getByText(/^Invited by/)).toHaveCount(0);

  await theirs.goto('/settings');
  const theirTeam = theirs.getByRole('region', { name: 'Team' });
  await expect(theirTeam.getByText('Owners can invite people and change roles.')).toBeVisible();
  await expect(theirTeam.getByRole('button', { name: 'Leave the team' })).toBeVisible();
  await expect(theirTeam.getByText(company.email)).toHaveCount(0);
  await expect(theirTeam.getByRole('button', { name: 'Remove Harbor Kayaks' })).toHaveCount(0);

  // A student sees who wrote.
  const { people } = await createApplicants(company, { applicants: 1, tasks: 1 });
  await acceptAll(company, people);
  const [student] = people as [(typeof people)[0]];
  const { id: user_id } = await student.api('GET /api/session/user');
  const api = await apiOf(dana);
  const { conversation_id } = await api('POST /api/messages', {
    body: {
      client_id: crypto.randomUUID(),
      to: { user_id, initiative_id: null },
      subject: 'Welcome',
      content: 'Nice to have you on board.',
    },
  });
  const third = await browser.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { 'x-forwarded-for': randomNetwork() },
  });
  const studentPage = await third.newPage();
  await signIn(studentPage, student, `/inbox?thread=${conversation_id}`);
  await expect(studentPage.getByText(`${dana.name} · Harbor Kayaks`, { exact: true })).toBeVisible();
  await third.close();
  await page.goto(`/company-inbox?thread=${conversation_id}`);
  await expect(page.getByText(dana.name, { exact: true })).toBeVisible();
  await page.goto('/settings');

  // Dana is on another page: being removed reaches every page.
  const live = theirs.waitForResponse('**/api/live');
  await theirs.goto('/company-overview');
  await live;
  await row.getByRole('button', { name: `Remove ${dana.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(theirs).toHaveURL(/\/auth\?/, { timeout: 15_000 });
  await expect(
    theirs.getByText('You no longer have access to Harbor Kayaks.', { exact: true }),
  ).toBeVisible();
  // The access token hasn't expired, but it no longer works.
  await expect(api('GET /api/team')).rejects.toMatchObject({ status: 401 });
  await expectEmail(dana.email, "You're no longer on the team of Harbor Kayaks");
  // The browser reports the refused requests of the session that ended.
  expect(complaints.filter((text) => !/401|403/.test(text))).toEqual([]);
  await other.close();
});

test('a canceled invitation says so', async ({ page, tolerate }) => {
  tolerate(/410/);
  const company = await createCompany('Hilltop Honey');
  const person = newPerson('Iris Lind');
  const { id } = await company.api('POST /api/team/invitations', { body: { email: person.email } });
  const link = await linkFor(person.email, '/invitation');
  await company.api('DELETE /api/team/invitations/:id', { params: { id } });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: "This invitation doesn't work" })).toBeVisible();
});

/** There may be others, such as about a new application. */
async function expectEmail(address: string, subject: string) {
  const subjects = async () => (await emailsTo(address)).map((email) => email.subject);
  await expect.poll(subjects, { timeout: 20_000 }).toContain(subject);
}
