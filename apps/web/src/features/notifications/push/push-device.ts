// This browser's side of notifications on the device (the Push API).
import { api } from '../../../lib/session/session.ts';

/** Browsers on an iPhone or iPad have it only in apps on the Home Screen. */
export const canGetPush = () =>
  'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

/** The person, or a rule of the browser, has said no. Only they can change that. */
export const isPushBlocked = () => Notification.permission === 'denied';

/** Calls back when the person allows or blocks notifications, which they can do while the page is open. */
export function watchPermission(onChange: () => void) {
  const ended = new AbortController();
  const { permissions } = navigator as { permissions?: Permissions };
  permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal: ended.signal }),
    () => undefined,
  );
  return () => ended.abort();
}

/** Not there in private windows of some browsers. */
const findManager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager;

/** Asks for permission, so it must run in response to a click. */
export async function turnOnPush(key: string): Promise<'on' | 'blocked' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const manager = await findManager();
  // It may be for another key.
  await (await manager?.getSubscription())?.unsubscribe();
  const subscription = await manager
    ?.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    // The browser's push service can't be reached, or is turned off.
    .catch(() => undefined);
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription?.toJSON() ?? {};
  if (!endpoint) return 'failed';
  await api('PUT /api/session/push', { body: { endpoint, p256dh, auth } });
  return 'on';
}

export async function turnOffPush() {
  await api('DELETE /api/session/push', {});
  await (await (await findManager())?.getSubscription())?.unsubscribe();
}
