// questline user find, suspend and restore.
import { findAccounts, setSuspended, type FoundAccount } from '@questline/db/administrator.ts';
import { command } from '../command.ts';
import { adminUrlOf } from '../environment.ts';
import { accountId } from '../account-id.ts';
import { readReason, reasonOption, requiredReason } from '../reason.ts';
import { table } from '../table.ts';

const kindOf = ({ is_company: isCompany, kind }: FoundAccount) =>
  isCompany ? 'company' : kind === 'student' ? 'student' : 'team member';

const company = {
  about: 'The company with everyone on its team, instead of the person with this id',
} as const;

const change = (suspended: boolean, summary: string, details: string) =>
  command({
    summary,
    args: ['<id>'],
    details,
    options: { company, reason: requiredReason },
    async run({ args, values, environment }) {
      const why = readReason(values.reason);
      const [kind, id] = [values.company ? 'company' : 'person', accountId(args[0]!)] as const;
      await setSuspended(adminUrlOf(environment), kind, id, suspended, why);
      return { text: suspended ? 'Suspended.' : 'Restored.', data: { kind, id, suspended } };
    },
  });

export const userCommands = {
  'user find': command({
    summary: 'Find people and companies by email, id, or the beginning of a name',
    args: ['<who>'],
    details: 'Without --reason it shows only ids. At most 20 companies and 20 people are listed.',
    options: { reason: reasonOption },
    async run({ args, values, environment }) {
      const why = values.reason === undefined ? undefined : readReason(values.reason);
      const found = await findAccounts(adminUrlOf(environment), args[0]!, why);
      const accounts = found.map((it) => {
        const row = { kind: kindOf(it), id: it.id, suspended: it.suspended };
        return why ? Object.assign(row, { name: it.name, company: it.company_name }) : row;
      });
      return { text: accounts.length ? table(accounts) : 'Nobody was found.', data: { accounts } };
    },
  }),
  'user suspend': change(
    true,
    'Suspend a person, or a company with --company',
    'They are signed out everywhere, get an email, and can no longer sign in. A company and what it offers are hidden.',
  ),
  'user restore': change(
    false,
    'Restore a person, or a company with --company',
    'They get an email and can sign in again.',
  ),
};
