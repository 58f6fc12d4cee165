// The actor of a request, shared by tokens, handlers, rules and row level security.
import type { UserType } from '@questline/contract';

export type Account = { kind: UserType; id: string };
export type Actor = Account | { kind: 'anonymous'; id: 'anonymous' };

export const anonymous: Actor = { kind: 'anonymous', id: 'anonymous' };

/** The worker's actor; only the policies of its database role know it. */
export const worker = { id: 'worker' } as const;
