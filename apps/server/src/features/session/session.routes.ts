// Routes for accounts and sessions. The refresh token is sent only as a cookie.
import { limits, type invitations, type Session, type session, type sessionEmail } from '@questline/contract';
import { sessionCookie, viewerCookie } from '../../platform/http/cookies.ts';
import type { HttpCall } from '../../platform/http/http-call.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Generation } from '../../platform/auth/tokens-refresh.ts';
import { createSemaphore } from '../../platform/limits/semaphore.ts';
import { signInInvited, signUpInvited } from './invitation/accept-invitation.ts';
import { readInvitation } from './invitation/open-invitation.ts';
import { readSignUpInvitation } from './invitation/sign-up-invitation.ts';
import { changeEmail } from './account/change-email.ts';
import { changePassword } from './password/change-password.ts';
import { deleteAccount, deleteCompany } from './account/delete-account.ts';
import { rememberBrowser } from './sign-in/known-browser.ts';
import { renewSession } from './sign-in/renew-session.ts';
import { requestReset } from './password/request-reset.ts';
import { requestVerification } from './account/request-verification.ts';
import { resetPassword } from './password/reset-password.ts';
import type { SessionDeps } from './session.deps.ts';
import { changeProfile, endDevice, findUser, listDevices, setNewSignup } from './session.queries.ts';
import { accountOf } from './session.rules.ts';
import { viewDevice, viewSession, viewUser, type UserRow } from './session.view.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOutElsewhere } from './sign-in/sign-out-elsewhere.ts';
import { signOut } from './sign-in/sign-out.ts';
import { signUp } from './account/sign-up.ts';
import { verifyEmail } from './account/verify-email.ts';

// A burst of sign-ins queues here instead of for database connections, which everyone else needs too.
const entering = { atOnce: 3, waiting: 64 };

type Opened = { session: Generation; user: UserRow };

export const sessionRoutes = (
  deps: SessionDeps,
): Handlers<typeof session & typeof invitations & typeof sessionEmail> => {
  const { authDatabase, tokens, refreshTokens } = deps;
  const limited = createSemaphore(entering.atOnce, entering.waiting);
  const refreshTokenOf = (http: HttpCall) => http.cookie(sessionCookie);

  async function answer(http: HttpCall, { session, user }: Opened): Promise<Session> {
    const maxAgeSeconds = limits.sessionIdleDays * 24 * 60 * 60;
    const account = accountOf(user);
    if (!account) throw new Refusal('session_ended');
    http.setCookie(sessionCookie, refreshTokens.make(session), { maxAgeSeconds });
    const access = await tokens.sign(account, session.id);
    http.setCookie(viewerCookie, access.token, { maxAgeSeconds: limits.accessTokenMinutes * 60 });
    return viewSession(user, access);
  }

  function forget(http: HttpCall) {
    http.clearCookie(sessionCookie);
    http.clearCookie(viewerCookie);
  }

  async function enter(http: HttpCall, open: () => Promise<Opened>): Promise<Session> {
    const opened = await limited(open);
    rememberBrowser(deps, http, opened.user.email);
    return answer(http, opened);
  }

  /** This browser's session, if it has one. */
  function presented(http: HttpCall): Generation | undefined {
    const token = refreshTokenOf(http);
    return token === undefined ? undefined : refreshTokens.read(token);
  }

  return {
    'POST /api/users': async ({ input, http }) => enter(http, () => signUp(deps, http, input.body)),
    'POST /api/session': async ({ input, http }) => enter(http, () => signIn(deps, http, input.body)),
    'POST /api/session/renewal': async ({ http }) => {
      const opened = await renewSession(deps, refreshTokenOf(http)).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'session_ended') forget(http);
        // With the refresh token, the browser's other tabs get the same answer.
        if (error instanceof Refusal && error.code === 'no_company') http.clearCookie(viewerCookie);
        throw error;
      });
      return answer(http, opened);
    },
    'DELETE /api/session': async ({ actor, http }) => {
      await signOut(deps, actor, refreshTokenOf(http));
      forget(http);
    },

    'POST /api/sign-up-invitation': ({ input }) => readSignUpInvitation(deps, input.body.token),
    'POST /api/invitation': ({ input }) => readInvitation(deps, input.body.token),
    'POST /api/invitation/sign-up': async ({ input, http }) =>
      enter(http, () => signUpInvited(deps, http, input.body)),
    'POST /api/invitation/sign-in': async ({ input, http }) =>
      enter(http, () => signInInvited(deps, http, input.body)),

    'GET /api/session/user': async ({ actor }) =>
      viewUser(stillThere(await authDatabase.as(actor).maybe(findUser(actor.personId)))),
    'PATCH /api/session/user': async ({ actor, input }) => {
      const changed = setNewSignup(actor.personId, input.body.is_new_signup);
      return viewUser(stillThere(await authDatabase.as(actor).maybe(changed)));
    },

    'PATCH /api/session/profile': async ({ db, actor, input }) => {
      stillThere(await db.maybe(changeProfile(actor.personId, input.body)));
      return viewUser(stillThere(await authDatabase.as(actor).maybe(findUser(actor.personId))));
    },
    'PUT /api/session/password': ({ actor, input, http }) =>
      changePassword(deps, actor, presented(http), input.body),
    'POST /api/session/deletion': async ({ actor, input, http }) => {
      await deleteAccount(deps, actor, input.body.password);
      forget(http);
    },
    'POST /api/session/company-deletion': async ({ actor, input, http }) => {
      await deleteCompany(deps, actor, input.body.password);
      forget(http);
    },

    'GET /api/session/devices': async ({ actor, http }) => {
      const current = presented(http)?.id;
      const rows = await authDatabase.as(actor).many(listDevices(actor.personId));
      return { items: rows.map((row) => viewDevice(row, current)) };
    },
    'DELETE /api/session/devices': ({ actor, http }) => signOutElsewhere(deps, actor, presented(http)),
    'DELETE /api/session/devices/:id': async ({ actor, input }) => {
      await authDatabase.as(actor).one(endDevice(actor.personId, input.params.id));
    },

    'POST /api/session/verification-request': ({ actor }) => requestVerification(deps, actor),
    'POST /api/session/verification': ({ actor, input, http }) =>
      limited(() => verifyEmail(deps, http, actor, input.body)),
    'POST /api/session/email-change': ({ input }) => changeEmail(deps, input.body),
    'POST /api/session/reset-request': ({ input, http }) =>
      requestReset(deps, http.address, input.body.email),
    'POST /api/session/reset': async ({ input, http }) => {
      const { email } = await resetPassword(deps, http.address, input.body);
      rememberBrowser(deps, http, email);
    },
  };
};

/** An access token outlives a deleted account by a few minutes. */
function stillThere<R>(row: R | undefined): R {
  if (!row) throw new Refusal('not_signed_in');
  return row;
}
