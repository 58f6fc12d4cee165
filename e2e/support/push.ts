// Notifications on a device. Chromium's own push service can't be reached from a test, so the browser subscribes to one of
// ours, and what arrives there is handed to the service worker.
import { execFileSync } from 'node:child_process';
import type { BrowserContext, Page } from '@playwright/test';
import { startPushService } from '../../apps/server/src/platform/push/push-service.fixture.ts';

const found = execFileSync('sh', ['-c', 'command -v chromium || true'], { encoding: 'utf8' }).trim();
/** The headless shell shows no notifications, so these journeys run in the whole browser. */
export const wholeBrowser = {
  ...(found && { executablePath: found }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/** The push service that the servers may send to, for the journey that runs at this index. */
export function openPushService(parallelIndex: number) {
  const { PUSH_SERVICES } = JSON.parse(process.env['JOURNEY_API_SETTINGS']!) as { PUSH_SERVICES: string };
  return startPushService(Number(new URL(PUSH_SERVICES.split(',')[parallelIndex]!).port));
}
type PushService = Awaited<ReturnType<typeof openPushService>>;

/** From now on, pages of this browser subscribe to our push service. */
export async function subscribeTo(context: BrowserContext, service: PushService) {
  const browser = service.subscribe();
  await context.grantPermissions(['notifications']);
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    let subscription: unknown = null;
    const unsubscribe = async () => {
      subscription = null;
      return true;
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async () =>
        (subscription = { unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }),
    });
  }, browser.subscription);
  return browser;
}

/** As when the push service reaches the browser. */
export async function deliverPush(page: Page, payload: object) {
  const { origin } = new URL(page.url());
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(payload),
  });
  await cdp.detach();
}

export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => `${title}: ${body}`);
  });

/** As if the person clicked the only notification. */
export async function clickNotification(context: BrowserContext) {
  const worker = context.serviceWorkers().at(-1)!;
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const Click = (globalThis as unknown as { NotificationEvent: typeof Event }).NotificationEvent;
    globalThis.dispatchEvent(new Click('notificationclick', { notification } as EventInit));
  });
}
