// After the first application, a student turns on notifications on the phone. They arrive encrypted, name nobody, open the
// right page, and end with the session.
import { expect, test } from '../../support/fixtures.ts';
import { createCompany } from '../../support/companies.ts';
import { say, writeFirst } from '../../support/messages.ts';
import { logOut, signIn } from '../../support/people.ts';
import {
  clickNotification,
  deliverPush,
  openPushService,
  shownNotifications,
  subscribeTo,
  wholeBrowser,
} from '../../support/push.ts';
import { workerReady } from '../../support/service-worker.ts';
import { createStudent } from '../../support/students.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, launchOptions: wholeBrowser });

test('a student gets the answer as a notification that opens the right page, until they log out', async ({
  page,
  context,
}) => {
  test.slow();
  const service = await openPushService(test.info().parallelIndex);
  const { received } = await subscribeTo(context, service);
  const company = await createCompany('Canary Kites');
  const initiative = await company.createInitiative('Canary posters');
  const student = await createStudent('Pia Push');
  let conversation = '';
  const unreadMessages = async () => (await student.api('GET /api/notifications')).items[0]!.count;
  await signIn(page, student, `/initiative/${initiative}`);
  await workerReady(page);

  await test.step('the offer comes with the first application', async () => {
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByLabel('Your weekly limit in hours').fill('3');
    await page.getByRole('button', { name: 'Send application' }).click();
    const sent = page.getByRole('dialog', { name: 'Application sent' });
    await sent.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(sent.getByText('Notifications are on for this device.')).toBeVisible();
    await sent.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the answer arrives, and names nobody', async () => {
    const { items: applications } = await student.api('GET /api/applications', {
      query: { tab: 'applied' },
    });
    const params = { id: applications[0]!.id };
    await company.api('POST /api/applications/:id/acceptance', { params, body: {} });
    await expect.poll(() => received.length).toBe(1);
    const { payload } = received[0]!;
    expect(payload.text).toBe('A company answered your application');
    expect(JSON.stringify(payload)).not.toMatch(/canary|pia/i);
    await deliverPush(page, payload);
    await expect
      .poll(() => shownNotifications(page))
      .toEqual(['Questline: A company answered your application']);
  });

  await test.step('a click opens what it is about', async () => {
    await clickNotification(context);
    await expect(page).toHaveURL(`/initiative-tasks/${initiative}`);
    await expect.poll(() => shownNotifications(page)).toEqual([]);
    const { items } = await student.api('GET /api/notifications');
    expect(items.map(({ read }) => read)).toEqual([true]);
  });

  await test.step('each kind can be turned off in Settings', async () => {
    await page.goto('/settings#notifications');
    await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeChecked();
    const messages = page.getByRole('switch', { name: 'New messages on your devices' });
    const saved = () => page.waitForResponse((response) => response.request().method() === 'PATCH');
    for (const push of [false, true]) {
      const saving = saved();
      await messages.click();
      expect((await (await saving).json()).events).toContainEqual(
        expect.objectContaining({ kind: 'message_received', push }),
      );
      await expect(messages).toBeChecked({ checked: push });
    }
    const about = { user_id: student.id, initiative_id: initiative };
    const { conversation_id } = await writeFirst(company, about, 'Canary posters', 'Hello');
    conversation = conversation_id;
    await expect.poll(() => received.length).toBe(2);
  });

  await test.step('logging out ends it', async () => {
    await logOut(page);
    await expect(page).toHaveURL('/');
    await say(company, conversation, 'Are you there?');
    await expect.poll(unreadMessages).toBe(2);
    expect(received).toHaveLength(2);
  });
  await service.stop();
});
