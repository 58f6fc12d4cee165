import { canOfPaid, canOfPayer, nameOf, type CompanyReward, type OwnReward } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Row } from '../../platform/database/db.ts';
import { viewAuthor, type Names } from '../team/team.public.ts';
import { isOverdue } from './rewards.rules.ts';

type RewardRow = Omit<Row<'rewards'>, 'application_id'> & {
  initiative_name: string | null;
  task_title: string | null;
};

const viewOwed = (row: RewardRow) => ({
  id: row.id,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  initiative: { id: row.initiative_id, name: nameOf('initiative', row.initiative_name) },
  task: row.task_id === null ? null : { id: row.task_id, title: nameOf('anything', row.task_title) },
  owed_at: row.owed_at,
  payment:
    row.paid_on === null || row.paid_how === null || row.paid_at === null
      ? null
      : { paid_on: row.paid_on, paid_how: row.paid_how, at: row.paid_at },
  received_at: row.received_at,
  missing_at: row.missing_at,
});

export type CompanyRow = RewardRow & { full_name: string | null; photo_url: string | null };
type Reading = { reader: SignedIn; names: Names; now: Date };

export const payersOf = (rows: { paid_by: string | null }[]) => rows.flatMap(({ paid_by }) => paid_by ?? []);

export const viewCompanyReward = (row: CompanyRow, { reader, names, now }: Reading): CompanyReward => ({
  ...viewOwed(row),
  student: { id: row.student_id, full_name: nameOf('student', row.full_name), photo_url: row.photo_url },
  paid_by: row.paid_by === null ? null : viewAuthor(row.paid_by, reader, names),
  overdue: isOverdue(row, now),
  can: canOfPayer(row.state),
});

export const viewOwnReward = (row: RewardRow & { company_name: string | null }): OwnReward => ({
  ...viewOwed(row),
  company: { id: row.company_id, company_name: nameOf('company', row.company_name) },
  can: canOfPaid(row.state),
});
