// Sends one notification to a browser's push service, encrypted for that browser (RFC 8030, 8291 and 8292).
import type { PushSubscriptionInput } from '@questline/contract';
import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';
import { isPushService } from './push-services.ts';

/** What the service worker gets. */
export type PushPayload = { text: string; path: string };

/** `gone`: the browser has dropped the subscription, or it is for another key. `refused`: trying again won't help. */
export type PushOutcome = 'sent' | 'gone' | 'refused';
export type SendPush = (
  to: PushSubscriptionInput,
  payload: PushPayload,
  lifetimeSeconds: number,
) => Promise<PushOutcome>;

type Options = {
  keys: PushKeys;
  /** Where push services can reach us: `Name <email address>`. */
  emailFrom: string;
  services: string[];
};

const patienceMs = 10_000;
const goneStatuses = new Set([403, 404, 410]);
const passingStatuses = new Set([408, 425, 429]);

export const createSendPush =
  ({ keys, emailFrom, services }: Options): SendPush =>
  async ({ endpoint, p256dh, auth }, payload, lifetimeSeconds) => {
    if (!isPushService(endpoint, services)) return 'refused';
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        TTL: lifetimeSeconds,
        vapidDetails: { subject: `mailto:${emailFrom.replace(/^.*<|>$/g, '')}`, ...keys },
      },
    );
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) return 'sent';
    if (goneStatuses.has(status)) return 'gone';
    // The message is stored with the job, so it doesn't name the address.
    if (status >= 500 || passingStatuses.has(status)) throw new Error(`the push service answered ${status}`);
    return 'refused';
  };
