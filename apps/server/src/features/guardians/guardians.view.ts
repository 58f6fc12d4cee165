import {
  limits,
  nameOf,
  progressOf,
  tasksOf,
  type Collaboration,
  type GuardianMode,
  type GuardianPage,
  type OwnGuardian,
} from '@questline/contract';
import type { Row } from '../../platform/database/db.ts';
import type { CollaborationRow, GuardianLink, Summary } from './guardians.queries.ts';
import { canEnd, linkEnd } from './guardians.rules.ts';

type OwnRow = Pick<Row<'guardians'>, 'email' | 'status' | 'paused_at' | 'created_at'>;

export const viewOwn = (row: OwnRow | undefined, needed: boolean, mode: GuardianMode): OwnGuardian => ({
  asks: mode !== 'off',
  needed,
  waits: mode === 'require',
  guardian: row
    ? { email: row.email, status: row.status, paused: row.paused_at !== null, named_at: row.created_at }
    : null,
});

const viewCollaboration = (row: CollaborationRow): Collaboration => ({
  id: row.id,
  company: { company_name: nameOf('company', row.company_name), logo_url: row.logo_url },
  initiative_name: nameOf('initiative', row.initiative_name),
  status: row.status,
  waiting: row.waiting_for_guardian && row.status === 'pending',
  applied_at: row.applied_at,
  accepted_at: row.accepted_at,
  ended_at: row.finished_at ?? row.left_at,
  unanswered: row.unanswered,
  hours: row.hours,
  tasks: { ...tasksOf(row), percent: Math.round(100 * progressOf(row)) },
  messages: row.messages,
  can: { end: canEnd(row) },
});

type Shown = { link: GuardianLink; summary: Summary; rows: CollaborationRow[]; mode: GuardianMode };

export const viewPage = ({ link, summary, rows, mode }: Shown): GuardianPage => ({
  student: {
    first_name: summary.student_name || nameOf('student', null),
    hours: summary.hours,
    back_on: summary.back_on,
  },
  status: summary.status,
  waits: mode === 'require',
  paused: summary.paused,
  messages: Math.min(summary.messages, limits.countMax),
  shared: { page: summary.public_page, certificates: summary.certificates },
  collaborations: rows.map(viewCollaboration),
  expires_at: linkEnd(link.sentAt).toISOString(),
});
