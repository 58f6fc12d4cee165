import { createCompany } from '../support/companies.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/people.ts';
import { openPushService, subscribeTo, wholeBrowser } from '../support/push.ts';
import { createStudent } from '../support/students.ts';
import { workerReady } from '../support/service-worker.ts';
import { failRequests, takeEveryLook } from './screens.ts';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow', launchOptions: wholeBrowser });

test('notifications on a device: the offer, the switches, and one that leads nowhere', async ({
  page,
  context,
  tolerate,
}) => {
  test.setTimeout(240_000);
  tolerate(/./);
  const service = await openPushService(test.info().parallelIndex);
  await subscribeTo(context, service);
  const company = await createCompany('Featherstonehaugh & Cholmondeley Bookbinders');
  const initiative = await company.createInitiative('Posters for the summer reading festival');
  const student = await createStudent('Pia Push');
  await signIn(page, student, `/initiative/${initiative}`);
  await workerReady(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Your weekly limit in hours').fill('3');
  await page.getByRole('button', { name: 'Send application' }).click();
  const turnOn = page.getByRole('button', { name: 'Turn on notifications' });
  await expect(turnOn).toBeVisible();
  await takeEveryLook(page, 'push-offer');
  await page.goto('/settings#notifications');
  const section = page.locator('#notifications');
  const device = section.getByRole('switch', { name: 'Notifications on this device' });
  await expect(device).toBeVisible();
  await takeEveryLook(page, 'push-off', { part: section });
  await device.click();
  await expect(section.getByRole('columnheader', { name: 'Device' })).toBeVisible();
  await takeEveryLook(page, 'push-on', { part: section });
  await page.goto(`/notification/${crypto.randomUUID()}`);
  await expect(page.getByText('This notification is gone')).toBeVisible();
  await takeEveryLook(page, 'push-gone');
  await failRequests(page, '**/api/notifications/*');
  await page.reload();
  await expect(page.getByText('Could not open the notification')).toBeVisible();
  await takeEveryLook(page, 'push-failed');
  await service.stop();
});
