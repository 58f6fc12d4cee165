import {
  nameOf,
  progressOf,
  tasksOf,
  type ApplicationStatus,
  type OwnApplication,
  type StatusChange,
  type TaskState,
} from '@questline/contract';
import { weekOf, type Week } from '@questline/contract/hours';
import type { SignedIn } from '../../platform/actor.ts';
import type { Row } from '../../platform/database/db.ts';
import { viewAuthor, type Names } from '../team/team.public.ts';
import { canOfStudent, turnOf } from './applications.rules.ts';

type TasksFacts = { status: ApplicationStatus; tasks_approved: number; task_count: number | null };

export const viewTasksDone = (row: TasksFacts) => ({
  ...tasksOf(row),
  percent: Math.round(100 * progressOf(row)),
});

export type OwnRow = Pick<
  Row<'initiative_applications'>,
  | 'id'
  | 'status'
  | 'note'
  | 'confirmed_hours'
  | 'decision_note'
  | 'applied_at'
  | 'decided_at'
  | 'accepted_at'
  | 'finished_at'
  | 'left_at'
  | 'unanswered_at'
  | 'tasks_approved'
  | 'last_submitted_at'
  | 'needs_revision'
  | 'waiting_for_guardian'
  | 'initiative_id'
  | 'company_id'
> & {
  initiative_name: string;
  deleted_at: string | null;
  task_count: number;
  weekly_hours: number | null;
  company_name: string | null;
  company_suspended: boolean;
  logo_url: string | null;
  answers_in_minutes: number | null;
  waiting_since: string | null;
  answer_by: string | null;
  next_task_id: string | null;
  next_title: string | null;
  next_status: TaskState | null;
  next_since: string | null;
};

export const viewOwnApplication = (row: OwnRow): OwnApplication => ({
  id: row.id,
  status: row.status,
  initiative: {
    id: row.initiative_id,
    name: nameOf('initiative', row.initiative_name),
    deleted: row.deleted_at !== null,
    weekly_hours: row.weekly_hours,
  },
  company: {
    id: row.company_id,
    company_name: nameOf('company', row.company_name),
    logo_url: row.logo_url,
    answers_in_minutes: row.answers_in_minutes,
    suspended: row.company_suspended,
  },
  note: row.note,
  confirmed_hours: row.confirmed_hours,
  decision_note: row.decision_note,
  applied_at: row.applied_at,
  decided_at: row.decided_at,
  accepted_at: row.accepted_at,
  finished_at: row.finished_at,
  left_at: row.left_at,
  unanswered: row.unanswered_at !== null,
  tasks: viewTasksDone(row),
  next_task: row.next_task_id
    ? { id: row.next_task_id, title: row.next_title ?? '', state: row.next_status ?? 'open' }
    : null,
  turn: turnOf(row),
  needs_revision: row.needs_revision,
  can: canOfStudent(row),
});

type WeekRow = { id: string | null; weekly_hours: number | null; weekly_hours_available: number | null };

export const viewWeek = (rows: WeekRow[]): Week =>
  weekOf(
    rows.filter(({ id }) => id !== null),
    rows[0]?.weekly_hours_available ?? null,
  );

type ChangeRow = Pick<
  Row<'status_changes'>,
  'subject' | 'status' | 'actor_id' | 'person_id' | 'student_id' | 'company_id' | 'note' | 'created_at'
>;

/** The person who took the step for the company, if the reader may know. Null in older rows: the founder. */
function authorOf(row: ChangeRow, reader: SignedIn): string | undefined {
  const { subject, actor_id, person_id, company_id } = row;
  if (actor_id !== company_id || (reader.kind === 'student' && subject === 'application')) return undefined;
  return person_id ?? company_id;
}

export const authorsOf = (rows: ChangeRow[], reader: SignedIn) =>
  rows.flatMap((row) => authorOf(row, reader) ?? []);

/** A timeline entry. Students and companies get the same one, except for the author. */
export function viewChange(row: ChangeRow, reader: SignedIn, names: Names): StatusChange {
  const author = authorOf(row, reader);
  return {
    status: row.status as StatusChange['status'],
    by: row.actor_id === row.student_id ? 'student' : row.actor_id === row.company_id ? 'company' : 'system',
    author: author === undefined ? null : viewAuthor(author, reader, names),
    note: row.note,
    created_at: row.created_at,
  };
}
