// The session as a small state machine outside React: loading, then signed in or signed out. The access token is only
// kept in memory, and script never sees the refresh token.
import type { Api, Session, User } from '@questline/contract';
import { ApiError, createApi } from '@questline/contract/client';
import type { UserType } from '@questline/contract/plain';
import { heedMaintenance } from '../maintenance/maintenance.ts';
import { observeCall } from '../recent-calls.ts';
import type { HintStorage } from './session-hint.ts';
import { createRenewal } from './session-renewal.ts';
import { createSessionStore } from './session-store.ts';
import type { TabMessage, Tabs } from './session-tabs.ts';
import { isSignOutPending, markSignOut, settleSignOut } from './sign-out-pending.ts';

export type SignUp = {
  email: string;
  password: string;
  fullName: string;
  type: UserType;
  /** Of a student. */
  birthMonth?: string | undefined;
};

export type SessionClient = ReturnType<typeof createSessionClient>;

type Ports = { tabs: Tabs; storage: HintStorage; origin?: string; now?: () => number };

export function createSessionClient({ tabs, storage, origin = '', now = Date.now }: Ports) {
  const store = createSessionStore(storage, now);
  // Two clients, because requesting a token must never wait for a token.
  const open = createApi<Api>({ origin, onMaintenance: heedMaintenance });
  const settle = () => settleSignOut(storage, () => open('DELETE /api/session'));
  const renewal = createRenewal({ store, tabs, ask: renew });
  const api = createApi<Api>({
    origin,
    token: renewal.token,
    onMaintenance: heedMaintenance,
    ...(observeCall && { observe: observeCall }),
  });

  async function renew() {
    if (!isSignOutPending(storage)) return open('POST /api/session/renewal');
    // A tab that missed the sign-out. Refuse here, whether or not the server can be reached.
    await settle().catch(tryAgainLater);
    throw new ApiError({ code: 'session_ended' });
  }

  function accountId() {
    const { current } = store.snapshot();
    return current.state === 'signed-in' ? current.id : undefined;
  }

  function onMessage(message: TabMessage) {
    switch (message.fact) {
      case 'signed-out': {
        const wasSignedIn = store.isSignedIn();
        store.clear();
        return wasSignedIn && store.emit({ name: 'SIGNED_OUT', here: false });
      }
      case 'signed-in':
        store.accept(message.session);
        return store.emit({ name: 'SIGNED_IN', isNew: false });
      case 'renewed':
        // An update about a session that ended here, or about another account, comes too late.
        if (accountId() !== message.session.user.id) return;
        store.accept(message.session);
        return store.emit({ name: 'TOKEN_REFRESHED' });
      case 'user-updated':
        store.show(message.user);
        return store.emit({ name: 'USER_UPDATED' });
    }
  }

  async function enter(request: () => Promise<Session>, isNew: boolean) {
    await tabs.withLock(settle);
    const session = await request();
    store.accept(session);
    tabs.post({ fact: 'signed-in', session });
    store.emit({ name: 'SIGNED_IN', isNew });
    return session.user.user_type;
  }

  async function applyUser(asked: Promise<User>): Promise<User> {
    const user = await asked;
    store.show(user);
    tabs.post({ fact: 'user-updated', user });
    store.emit({ name: 'USER_UPDATED' });
    return user;
  }

  return {
    /** The client for all other requests, with this session's token. */
    api,
    token: renewal.token,
    accountId,
    snapshot: store.snapshot,
    watch: store.watch,
    listen: store.listen,
    /** Runs regularly: sends a pending sign-out to the server and renews the token when due. */
    async check(how?: { now: boolean }) {
      if (isSignOutPending(storage)) await tabs.withLock(settle).catch(tryAgainLater);
      await renewal.check(how);
    },
    recheckToken: renewal.recheckToken,

    /** Restores the remembered session, then has the server confirm or end it. */
    start() {
      tabs.listen(onMessage);
      if (!isSignOutPending(storage)) return renewal.start();
      store.clear();
      store.emit({ name: 'INITIAL_SESSION' });
      return tabs.withLock(settle).catch(tryAgainLater);
    },

    signIn: (body: { email: string; password: string }) =>
      enter(() => open('POST /api/session', { body }), false),
    signUp({ email, password, fullName, type, birthMonth = '' }: SignUp) {
      const data =
        type === 'company'
          ? { user_type: type, full_name: fullName, company_name: fullName }
          : { user_type: type, full_name: fullName, birth_month: birthMonth };
      return enter(() => open('POST /api/users', { body: { email, password, data } }), true);
    },
    /** Joins a company with a new account. */
    joinTeam: (body: { token: string; full_name: string; password: string }) =>
      enter(() => open('POST /api/invitation/sign-up', { body }), true),
    /** Joins a company with an account that belongs to none. */
    joinTeamAgain: (body: { token: string; password: string }) =>
      enter(() => open('POST /api/invitation/sign-in', { body }), false),
    /** Runs an auth form's request and what follows it; the guard waits for both. */
    async submit(work: () => Promise<void>) {
      store.setSubmitting(true);
      await work().finally(() => store.setSubmitting(false));
    },

    /** Ends the session on every device. The caller leaves the document right after, whether it worked or not. */
    async signOut() {
      markSignOut(storage);
      store.leave();
      tabs.post({ fact: 'signed-out' });
      await tabs.withLock(settle);
      store.emit({ name: 'SIGNED_OUT', here: true });
    },

    /** The account and its sessions are deleted. The caller leaves the document right after. */
    deleted() {
      store.leave();
      tabs.post({ fact: 'signed-out' });
      store.emit({ name: 'SIGNED_OUT', here: true });
    },

    /** A new password was set, which ended all sessions. */
    recovered() {
      store.clear();
      tabs.post({ fact: 'signed-out' });
      store.emit({ name: 'PASSWORD_RECOVERY' });
    },

    /** Reads the user again, in all tabs. Throws if that fails. */
    lookUpUser: () => applyUser(api('GET /api/session/user')),
    /** The welcome dialog was answered; no device shows it again. */
    dismissWelcome: () => applyUser(api('PATCH /api/session/user', { body: { is_new_signup: 'false' } })),
  };
}

/** The mark stays, and the next check finds it. */
const tryAgainLater = () => undefined;
