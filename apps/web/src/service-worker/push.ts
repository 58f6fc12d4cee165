// Shows notifications on this device, and opens what they are about.
import { fallbackFor } from './fallback.ts';
import { productName } from '@questline/contract/plain';
import { openPage } from './worker-messages.ts';
import type { WorkerScope } from './worker-scope.ts';

/** PushPayload of the server. */
type Payload = { text: string; path: string };

export function addPush(worker: WorkerScope) {
  worker.addEventListener('push', (event) => {
    const { text, path } = event.data!.json() as Payload;
    const shown = worker.registration.showNotification(productName, {
      body: text,
      icon: '/icon-192.png',
      // A second delivery of the same notification replaces the first.
      tag: path,
      data: path,
    });
    event.waitUntil(shown);
  });

  /** In a tab where the app is open, without reloading it; otherwise in a new one. */
  async function open(path: string) {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const app = windows.find(({ url }) => fallbackFor(new URL(url).pathname) === 'app');
    if (!app) return worker.clients.openWindow(path);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message to our own page has none
    app.postMessage({ [openPage]: path });
    return app.focus();
  }

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data as string));
  });
}
