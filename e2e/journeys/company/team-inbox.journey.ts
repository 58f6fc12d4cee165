// Two people of a company share an inbox, but each has their own unread messages and drafts.
import { expect, test } from '../../support/fixtures.ts';
import { bell, inboxLink, openSecondBrowser, shownMessages } from '../../support/messages-page.ts';
import { createPair, say } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';
import { addTeammate } from '../../support/teammates.ts';

test('Dana reads a message on two devices, and it stays unread for Rosa', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { company, student, open } = await createPair('Fern & Kettle', 'Noor Haddad');
  const { conversation_id: id } = await open('Hello Noor, welcome!');
  const dana = await addTeammate(company, 'Dana Kim');
  await signIn(page, company, '/company-overview');
  const danas = await openSecondBrowser(browser, baseURL!, dana);
  const phone = await openSecondBrowser(browser, baseURL!, dana);
  const students = await openSecondBrowser(browser, baseURL!, student);
  await students.page.goto(`/inbox?thread=${id}`);

  await say(student, id, 'When do we start?');
  for (const each of [page, danas.page, phone.page])
    await expect(inboxLink(each)).toHaveAccessibleName('Inbox 1 waiting');
  await expect(bell(phone.page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(shownMessages(students.page).last()).toHaveText(/Sent$/);

  // Dana reads. Her other device and the student see it, and Rosa still has an unread message.
  await danas.page.goto(`/company-inbox?thread=${id}`);
  await expect(shownMessages(danas.page).last()).toHaveText(/When do we start\?/);
  for (const each of [danas.page, phone.page]) await expect(inboxLink(each)).toHaveAccessibleName('Inbox');
  await expect(bell(phone.page)).toHaveAccessibleName('Notifications');
  await expect(shownMessages(students.page).last()).toHaveText(/Read$/);
  await say(dana, id, 'On Monday.');
  await page.goto('/company-inbox?unread=true');
  await expect(inboxLink(page)).toHaveAccessibleName('Inbox 1 waiting');
  const row = page.getByRole('listitem').filter({ hasText: 'Noor Haddad' });
  await expect(row).toContainText('1 unread');

  // Then Rosa reads.
  await row.getByRole('link').click();
  await expect(shownMessages(page)).toHaveText([/welcome!/, /When do we start\?/, /On Monday\./]);
  await expect(inboxLink(page)).toHaveAccessibleName('Inbox');
  expect([...danas.complaints, ...phone.complaints, ...students.complaints]).toEqual([]);
  await Promise.all([danas, phone, students].map(({ context }) => context.close()));
});

test("Dana's draft is only on her overview until she is removed", async ({ page, browser, baseURL }) => {
  test.slow();
  const { company } = await createPair('Brass Button', 'Lena Brook');
  const dana = await addTeammate(company, 'Dana Kim');
  await dana.api('PUT /api/initiative-drafts/:client_id', {
    params: { client_id: crypto.randomUUID() },
    body: { content: { name: 'Window poster' }, updated_at: null },
  });
  const danas = await openSecondBrowser(browser, baseURL!, dana);
  await danas.page.goto('/company-overview');
  await expect(danas.page.getByRole('region', { name: 'Your turn' })).toContainText('Window poster');
  await danas.page.getByRole('tab', { name: 'Inactive Initiatives' }).click();
  await expect(danas.page.getByRole('region', { name: 'Your drafts' })).toContainText('Window poster');
  await danas.context.close();

  const live = page.waitForResponse('**/api/live');
  await signIn(page, company, '/company-overview');
  await live;
  await expect(page.getByRole('region', { name: 'Your Initiatives' })).toContainText('Poster week');
  await expect(page.getByText('Window poster')).toHaveCount(0);
  const { id } = await dana.api('GET /api/session/user');
  await company.api('DELETE /api/team/people/:id', { params: { id } });
  // Without a reload.
  await expect(page.getByRole('region', { name: 'Your turn' })).toContainText('Window poster');
});
