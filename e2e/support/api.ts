// API clients for people who take part in a journey without a browser.
import type { Api } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import { password } from './people.ts';

const patient = () => ({ origin: process.env['JOURNEY_ORIGIN']!, timeoutMs: 30_000 });

export const apiBy = (token: string) => createApi<Api>({ ...patient(), token: () => token });

/** The client of someone who isn't signed in. */
export const visitor = () => createApi<Api>(patient());

/** The client of someone who has an account. */
export async function apiOf(account: { email: string; password?: string }) {
  const { access_token } = await visitor()('POST /api/session', {
    body: { email: account.email, password: account.password ?? password },
  });
  return apiBy(access_token);
}
