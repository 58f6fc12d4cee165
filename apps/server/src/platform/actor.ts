// Who is asking: the same word in tokens, handlers, rules and row level security.
import type { UserType } from '@questline/contract';

export type Account = { kind: UserType; id: string };
export type Actor = Account | { kind: 'anonymous'; id: 'anonymous' };

export const anonymous: Actor = { kind: 'anonymous', id: 'anonymous' };

/** The worker's own name; it means something to the policies of its database role alone. */
export const worker = { id: 'worker' } as const;
