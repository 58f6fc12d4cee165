// Turns notifications on this device on and off. They belong to the session of the browser that asks.
import type { push } from '@questline/contract';
import { sessionCookie } from '../../../platform/http/cookies.ts';
import type { HttpCall } from '../../../platform/http/http-call.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { RefreshTokens } from '../../../platform/auth/tokens-refresh.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PushKeys } from '../../../platform/push/push-keys.ts';
import { findOwnSubscription, subscribe, unsubscribe } from './push.queries.ts';
import { isPushService } from '../../../platform/push/push-services.ts';

type Deps = {
  /** Connected as app_auth, which reads sessions. */
  authDatabase: Database;
  refreshTokens: RefreshTokens;
  keys: PushKeys | undefined;
  services: string[];
};

export const pushRoutes = ({ authDatabase, refreshTokens, keys, services }: Deps): Handlers<typeof push> => {
  const findSession = (http: HttpCall) => refreshTokens.read(http.cookie(sessionCookie) ?? '')?.id;
  function sessionOf(http: HttpCall): string {
    const session = findSession(http);
    if (!session) throw new Refusal('session_ended');
    return session;
  }

  return {
    'GET /api/session/push': async ({ actor, http }) => {
      const own = await authDatabase.as(actor).maybe(findOwnSubscription(findSession(http) ?? null));
      return { key: keys?.publicKey ?? null, on: own !== undefined };
    },
    'PUT /api/session/push': async ({ actor, input, http }) => {
      if (!keys || !isPushService(input.body.endpoint, services)) throw new Refusal('push_refused');
      await authDatabase.as(actor).run(subscribe(sessionOf(http), input.body));
    },
    'DELETE /api/session/push': ({ actor, http }) => authDatabase.as(actor).run(unsubscribe(sessionOf(http))),
  };
};
