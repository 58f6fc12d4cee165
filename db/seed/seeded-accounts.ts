// The most useful seeded accounts, for the README and the output of the dev server.
import type { UserType } from '@questline/contract/plain';
import { studentEmail } from './build/accounts.ts';
import { companies } from './data/companies.ts';
import { students } from './data/students.ts';
import { teammates } from './data/team.ts';

export type SeededAccount = {
  /** The name of the student, company or teammate. */
  name: string;
  email: string;
  type: UserType;
  /** What this account is good for, in one line. */
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
  ...teammates.map(({ name, email, state }): SeededAccount => ({ name, email, type: 'company', state })),
];
