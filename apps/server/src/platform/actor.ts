// The actor of a request, shared by tokens, handlers, rules and row level security. Accounts act, and people sign in.
import type { UserType } from '@questline/contract';

/** A student or a company. */
export type Account = { kind: UserType; id: string };
/** An account, and the person who acts for it. A student's person has the same id as the account. */
export type SignedIn = Account & { personId: string };
export type Actor = SignedIn | { kind: 'anonymous'; id: 'anonymous' };

export const anonymous: Actor = { kind: 'anonymous', id: 'anonymous' };

/** The worker's actor; only the policies of its database role know it. */
export const worker = { id: 'worker' } as const;
