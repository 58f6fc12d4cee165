// The current session state and its subscribers. Makes no requests.
import type { Session, User } from '@questline/contract';
import { createStore } from '../../store/create-store.ts';
import { expiryOf, isDue } from './session-expiry.ts';
import { type Hint, type HintStorage, readHint, writeHint } from './session-hint.ts';

type SignedIn = Hint & {
  state: 'signed-in';
  /** Missing between a reload and the first renewal. */
  user: User | undefined;
};
export type SessionState = { state: 'loading' } | { state: 'signed-out' } | SignedIn;
/** `submitting`: an auth form is being submitted and navigates on success, so the guard waits. */
export type SessionSnapshot = { current: SessionState; submitting: boolean };

export type SessionEvent =
  | { name: 'INITIAL_SESSION' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'PASSWORD_RECOVERY' }
  | { name: 'SIGNED_IN'; isNew: boolean }
  /** `here`: by a person in this tab. Otherwise it happened in another tab, the session expired, or the
   *  person is no longer part of a company (`lostCompany`). */
  | { name: 'SIGNED_OUT'; here: boolean; lostCompany?: boolean };

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(storage: HintStorage, now: () => number) {
  const { snapshot, watch, ...store } = createStore<SessionSnapshot>({
    current: { state: 'loading' },
    submitting: false,
  });
  let token: { text: string; expiry: number } | undefined;
  const listeners = new Set<(event: SessionEvent) => void>();

  const set = (change: Partial<SessionSnapshot>) => store.set({ ...snapshot(), ...change });

  function show(user: User) {
    const hint = { id: user.id, type: user.user_type, name: user.metadata.full_name };
    writeHint(storage, hint);
    set({ current: { state: 'signed-in', ...hint, user } });
  }

  function forget(state: 'signed-out' | 'loading') {
    token = undefined;
    writeHint(storage, undefined);
    set({ current: { state } });
  }

  return {
    snapshot,
    watch,
    isSignedIn: () => snapshot().current.state === 'signed-in',
    /** Whether there is a token with time to spare. */
    isFresh: () => token !== undefined && !isDue(token.expiry, now()),
    /** The token, as long as it is valid. */
    usableToken: () => (token && token.expiry > now() ? token.text : undefined),
    dropToken: () => (token = undefined),

    /** What this browser remembers from before the reload. */
    recall() {
      const hint = readHint(storage);
      set({ current: hint ? { state: 'signed-in', ...hint, user: undefined } : { state: 'signed-out' } });
    },
    accept({ access_token, expires_at, user }: Session) {
      token = { text: access_token, expiry: expiryOf(expires_at, now()) };
      show(user);
    },
    show,
    clear: () => forget('signed-out'),
    /** Signed out, and the document is about to be left: nothing may redirect until then. */
    leave: () => forget('loading'),
    setSubmitting: (submitting: boolean) => set({ submitting }),

    emit(event: SessionEvent) {
      for (const listener of listeners) listener(event);
    },
    listen(listener: (event: SessionEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
