import { nameOf, type Report } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Row } from '../../platform/database/db.ts';

type ReportRow = Omit<Report, 'about'> & Pick<Row<'reports'>, 'reported_name'>;

/** Students report companies, and companies report students. */
export const viewReport = ({ reported_name, ...row }: ReportRow, { kind }: Account): Report => ({
  ...row,
  about: nameOf(kind === 'student' ? 'company' : 'student', reported_name),
});
