// The session as a small state machine outside React: loading, then signed in or signed out. The access
// token lives in its memory and nowhere else; the refresh token never reaches script at all.
import type { Api, User } from '@questline/contract';
import { createApi } from '@questline/contract/client';
import type { UserType } from '@questline/contract/plain';
import type { HintStorage } from './session-hint.ts';
import { createRenewal } from './session-renewal.ts';
import { createSessionStore } from './session-store.ts';
import type { TabMessage, Tabs } from './session-tabs.ts';

export type SignUp = { email: string; password: string; fullName: string; type: UserType };

export type SessionClient = ReturnType<typeof createSessionClient>;

type Ports = { tabs: Tabs; storage: HintStorage; origin?: string; now?: () => number };

export function createSessionClient({ tabs, storage, origin = '', now = Date.now }: Ports) {
  const store = createSessionStore(storage, now);
  // Two clients: asking for a token must never wait for a token.
  const open = createApi<Api>({ origin });
  const renewal = createRenewal({ store, tabs, ask: () => open('POST /api/session/renewal') });
  const api = createApi<Api>({ origin, token: renewal.token });

  function accountId() {
    const { current } = store.snapshot();
    return current.state === 'signed-in' ? current.id : undefined;
  }

  function hear(message: TabMessage) {
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
        // News of a session that has ended here, or of another account's, comes too late.
        if (accountId() !== message.session.user.id) return;
        store.accept(message.session);
        return store.emit({ name: 'TOKEN_REFRESHED' });
      case 'user-updated':
        store.show(message.user);
        return store.emit({ name: 'USER_UPDATED' });
    }
  }

  async function enter(request: ReturnType<typeof open<'POST /api/session'>>, isNew: boolean) {
    const session = await request;
    store.accept(session);
    tabs.tell({ fact: 'signed-in', session });
    store.emit({ name: 'SIGNED_IN', isNew });
    return session.user.user_type;
  }

  return {
    /** The client for everything else, with this session's token. */
    api,
    token: renewal.token,
    /** Whose session it is, if anybody's. */
    accountId,
    snapshot: store.snapshot,
    watch: store.watch,
    listen: store.listen,
    check: renewal.check,
    doubt: renewal.doubt,

    /** Recalls what this browser remembers, then has it confirmed or ended by the server. */
    start() {
      tabs.listen(hear);
      return renewal.start();
    },

    signIn: (body: { email: string; password: string }) => enter(open('POST /api/session', { body }), false),
    signUp({ email, password, fullName, type }: SignUp) {
      const data =
        type === 'company'
          ? { user_type: type, full_name: fullName, company_name: fullName }
          : { user_type: type, full_name: fullName };
      return enter(open('POST /api/users', { body: { email, password, data } }), true);
    },
    /** Runs an auth form's request and what follows it; the guard waits for both. */
    async submit(work: () => Promise<void>) {
      store.setSubmitting(true);
      await work().finally(() => store.setSubmitting(false));
    },

    /** Ends the session on every device. The caller leaves the document right after, success or not. */
    async signOut() {
      store.leave();
      tabs.tell({ fact: 'signed-out' });
      await open('DELETE /api/session');
      store.emit({ name: 'SIGNED_OUT', here: true });
    },

    /** A new password was set, which ended all sessions. */
    recovered() {
      store.clear();
      tabs.tell({ fact: 'signed-out' });
      store.emit({ name: 'PASSWORD_RECOVERY' });
    },

    /** Reads the user again, in all tabs; whatever goes wrong is thrown. */
    async lookUpUser(): Promise<User> {
      const user = await api('GET /api/session/user');
      store.show(user);
      tabs.tell({ fact: 'user-updated', user });
      store.emit({ name: 'USER_UPDATED' });
      return user;
    },
  };
}
