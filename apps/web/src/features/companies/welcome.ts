// Whether a new company is welcomed. The server remembers the answer; this browser too, because a company may
// go on without a name and is not asked twice.
import type { User } from '@questline/contract';
import { session } from '../../lib/session/session.ts';

const keyOf = (id: string) => `questline.welcomed.${id}`;

export const isToBeWelcomed = (user: User, company: { company_name: string | null }): boolean =>
  localStorage.getItem(keyOf(user.id)) === null &&
  (user.metadata.is_new_signup === 'true' || !company.company_name);

export function endWelcome(user: User) {
  localStorage.setItem(keyOf(user.id), 'yes');
  // If it does not arrive, this browser knows; another one asks once more.
  void session.endWelcome().catch(() => undefined);
}
