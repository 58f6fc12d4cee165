import {
  nameOf,
  progressOf,
  tasksOf,
  type ApplicationStatus,
  type OwnApplication,
  type StatusChange,
  type TaskState,
} from '@questline/contract';
import type { Row } from '../../platform/database/db.ts';
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
  | 'tasks_approved'
  | 'last_submitted_at'
  | 'needs_revision'
  | 'initiative_id'
  | 'company_id'
> & {
  initiative_name: string;
  deleted_at: string | null;
  task_count: number;
  company_name: string | null;
  logo_url: string | null;
  answers_in_minutes: number | null;
  waiting_since: string | null;
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
  },
  company: {
    id: row.company_id,
    company_name: nameOf('company', row.company_name),
    logo_url: row.logo_url,
    answers_in_minutes: row.answers_in_minutes,
  },
  note: row.note,
  confirmed_hours: row.confirmed_hours,
  decision_note: row.decision_note,
  applied_at: row.applied_at,
  decided_at: row.decided_at,
  accepted_at: row.accepted_at,
  finished_at: row.finished_at,
  left_at: row.left_at,
  tasks: viewTasksDone(row),
  next_task: row.next_task_id
    ? { id: row.next_task_id, title: row.next_title ?? '', state: row.next_status ?? 'open' }
    : null,
  turn: turnOf(row),
  needs_revision: row.needs_revision,
  can: canOfStudent(row),
});

type ChangeRow = Pick<
  Row<'status_changes'>,
  'status' | 'actor_id' | 'student_id' | 'company_id' | 'note' | 'created_at'
>;

/** A timeline entry. Students and companies get the same one. */
export const viewChange = (row: ChangeRow): StatusChange => ({
  status: row.status as StatusChange['status'],
  by: row.actor_id === row.student_id ? 'student' : row.actor_id === row.company_id ? 'company' : 'system',
  note: row.note,
  created_at: row.created_at,
});
