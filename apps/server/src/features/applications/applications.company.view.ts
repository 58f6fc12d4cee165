import {
  engagementOf,
  nameOf,
  progressStatusOf,
  type ActiveStudent,
  type ReceivedApplication,
} from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Row } from '../../platform/database/db.ts';
import { viewAuthor, type Names } from '../team/team.public.ts';
import { canOfCompany, fitReasons } from './applications.rules.ts';
import { undoForMs } from './held/held-decisions.rules.ts';
import { viewTasksDone } from './applications.view.ts';

type Application = Row<'initiative_applications'>;

type ReceivedRow = Pick<
  Application,
  | 'id'
  | 'student_id'
  | 'company_id'
  | 'initiative_id'
  | 'status'
  | 'note'
  | 'decision_note'
  | 'applied_at'
  | 'answer_by'
  | 'unanswered_at'
  | 'decided_at'
  | 'decided_by'
  | 'confirmed_hours'
> & {
  full_name: string | null;
  photo_url: string | null;
  grade: number | null;
  experience_level: string | null;
  weekly_hours_available: number | null;
  skills: string[] | null;
  initiative_tags: string[] | null;
  company_tags: string[] | null;
  school: string | null;
  initiative_name: string | null;
  tags: string[] | null;
  named_skills: string[] | null;
  /** Of a decision that can still be undone, and who can. */
  takes_effect_at: string | null;
  undo_by: string | null;
  weekly_hours: number | null;
  industry: string[] | null;
  places_left: number | null;
};

/** Null in older rows: then it was the founder. */
const deciderOf = ({ decided_at, decided_by, company_id }: ReceivedRow) =>
  decided_at === null ? undefined : (decided_by ?? company_id);

export const decidersOf = (rows: ReceivedRow[]) => rows.flatMap((row) => deciderOf(row) ?? []);

export function viewReceived(row: ReceivedRow, reader: SignedIn, names: Names): ReceivedApplication {
  const decider = deciderOf(row);
  const availability = row.confirmed_hours ?? row.weekly_hours_available;
  return {
    id: row.id,
    status: row.status,
    student: {
      id: row.student_id,
      full_name: nameOf('student', row.full_name),
      photo_url: row.photo_url,
      grade: row.grade,
      experience_level: row.experience_level,
      availability,
      school: row.school,
    },
    initiative: { id: row.initiative_id, name: nameOf('initiative', row.initiative_name) },
    note: row.note,
    decision_note: row.decision_note,
    applied_at: row.applied_at,
    // A decision that can still be undone is an answer.
    answer_by: row.status === 'pending' ? row.answer_by : null,
    unanswered: row.unanswered_at !== null,
    decided_at: row.decided_at,
    decided_by: decider === undefined ? null : viewAuthor(decider, reader, names),
    fit_reasons: fitReasons({ ...row, availability }, row),
    undo_for_ms: undoForMs(row, reader, new Date()),
    can: canOfCompany(row),
  };
}

type ActiveRow = Pick<
  Application,
  | 'id'
  | 'student_id'
  | 'initiative_id'
  | 'status'
  | 'accepted_at'
  | 'applied_at'
  | 'last_submitted_at'
  | 'tasks_approved'
  | 'reviews_pending'
  | 'needs_revision'
  | 'submissions_approved'
  | 'submissions_decided'
  | 'attention_at'
> & {
  full_name: string | null;
  photo_url: string | null;
  initiative_name: string | null;
  task_count: number | null;
  student_wrote_at: string | null;
  back_on: string | null;
  waiting_since: string | null;
  held_reviews: number;
  held_approvals: number;
  held_revisions: number;
  can_write_closing_words: boolean;
};

type Times = Pick<ActiveRow, 'accepted_at' | 'applied_at' | 'last_submitted_at' | 'student_wrote_at'>;

const lastActiveOf = ({ accepted_at, applied_at, last_submitted_at, student_wrote_at }: Times) =>
  [last_submitted_at, student_wrote_at].reduce<string>(
    (latest, time) => (time !== null && time > latest ? time : latest),
    accepted_at ?? applied_at,
  );

export const viewActiveStudent =
  (now: Date) =>
  ({ held_reviews, held_approvals, held_revisions, ...stored }: ActiveRow): ActiveStudent => {
    const row = {
      ...stored,
      tasks_approved: stored.tasks_approved + held_approvals,
      reviews_pending: stored.reviews_pending - held_reviews,
    };
    return {
      application_id: row.id,
      student: { id: row.student_id, full_name: nameOf('student', row.full_name), photo_url: row.photo_url },
      initiative: { id: row.initiative_id, name: nameOf('initiative', row.initiative_name) },
      status: progressStatusOf(row, now),
      accepted_at: row.accepted_at ?? row.applied_at,
      last_submitted_at: row.last_submitted_at,
      last_active_at: lastActiveOf(row),
      tasks: viewTasksDone(row),
      reviews_pending: row.reviews_pending,
      waiting_since: row.waiting_since,
      needs_revision: row.needs_revision || held_revisions > 0,
      back_on: row.back_on,
      engagement: engagementOf(row, now),
      can: { end: canOfCompany(row).end, write_closing_words: row.can_write_closing_words },
    };
  };
