// The actor of a request, shared by tokens, handlers, rules and row level security. Accounts act, and people sign in.
import type { OperatorRole, UserType } from '@questline/contract';

/** A student or a company. */
export type Account = { kind: UserType; id: string };
/** An account, and the person who acts for it. A student's person has the same id as the account. */
export type SignedIn = Account & { personId: string };
export type Visitor = { kind: 'anonymous'; id: 'anonymous' };
export type Actor = SignedIn | Visitor;

/** Someone who runs the platform, at the desk. Never an account, and never acts for one. */
export type Operator = {
  kind: 'operator';
  id: string;
  role: OperatorRole;
  name: string;
  email: string;
  session: { id: string; expiresAt: string };
};

export const anonymous: Visitor = { kind: 'anonymous', id: 'anonymous' };

/** The worker's actor; only the policies of its database role know it. */
export const worker = { id: 'worker' } as const;
