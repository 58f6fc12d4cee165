// Whether to show the welcome dialog. The server remembers the answer, and so does this browser, because a company
// without a name would be asked again.
import type { User } from '@questline/contract';
import { session } from '../../lib/session/session.ts';

const keyOf = (id: string) => `questline.welcomed.${id}`;

export const shouldShowWelcome = (user: User, company: { company_name: string | null }): boolean =>
  localStorage.getItem(keyOf(user.id)) === null &&
  (user.metadata.is_new_signup === 'true' || !company.company_name);

export function dismissWelcome(user: User) {
  localStorage.setItem(keyOf(user.id), 'yes');
  // If the request fails, only another browser asks again.
  void session.dismissWelcome().catch(() => undefined);
}
