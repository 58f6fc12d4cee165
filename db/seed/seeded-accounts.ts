// The accounts worth signing in with, for the README and the dev server's print-out.
import type { UserType } from '@questline/contract/plain';
import { studentEmail } from './build/accounts.ts';
import { companies } from './data/companies.ts';
import { students } from './data/students.ts';

export type SeededAccount = {
  /** The student's name or the company's. */
  name: string;
  email: string;
  type: UserType;
  /** One line on the state it is in. */
  state: string;
};

export const seededAccounts: SeededAccount[] = [
  ...students.flatMap((it): SeededAccount[] =>
    it.state ? [{ name: it.name, email: studentEmail(it), type: 'student', state: it.state }] : [],
  ),
  ...companies.flatMap((it): SeededAccount[] =>
    it.state
      ? [{ name: it.name ?? it.called ?? it.contact, email: it.email, type: 'company', state: it.state }]
      : [],
  ),
];
