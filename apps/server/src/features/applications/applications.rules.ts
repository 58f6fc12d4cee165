// Decisions about applications: pure, no I/O, no clock.
import type { ApplicationStatus, ClosedReason, ErrorCode } from '@questline/contract';

type Leaving = { status: ApplicationStatus; left_at: string | null; unanswered_at: string | null };
type Finishing = { status: ApplicationStatus; tasks_approved: number; task_count: number };

export const canWithdraw = ({ status }: { status: ApplicationStatus }) => status === 'pending';

/** Every decided application can be left once, and so can one that ended because its initiative was deleted. Pending ones are
 *  withdrawn instead, and without an answer there is nothing to leave. */
export const canLeave = ({ status, left_at, unanswered_at }: Leaving) =>
  left_at === null && unanswered_at === null && status !== 'pending' && status !== 'withdrawn';

/** Approving the last task completes an application automatically; this is for students whose open tasks were
 *  removed. */
export const canFinish = ({ status, tasks_approved, task_count }: Finishing) =>
  status === 'accepted' && task_count > 0 && tasks_approved === task_count;

export const canOfStudent = (row: Leaving & Finishing & { accepted_at: string | null }) => ({
  withdraw: canWithdraw(row),
  leave: canLeave(row),
  finish: canFinish(row),
  open: row.accepted_at !== null,
});

type Decided = { status: ApplicationStatus; takes_effect_at?: string | null; places_left?: number | null };

/** While a decision can be undone, undoing is all that can be done about it. */
export const canOfCompany = ({ status, takes_effect_at = null, places_left = null }: Decided) => ({
  accept: status === 'pending' && places_left !== 0,
  accept_refusal: status === 'pending' && places_left === 0 ? ('places_taken' as const) : null,
  reject: status === 'pending',
  end: status === 'accepted' && takes_effect_at === null,
});

type Existing = { status: ApplicationStatus; client_id: string };

/** What applying does when an application already exists. Sending the same request twice creates one application. */
export function applyStep(
  existing: Existing | undefined,
  clientId: string,
): 'send' | 'again' | 'repeat' | 'refuse' {
  if (!existing) return 'send';
  if (existing.status === 'withdrawn') return 'again';
  return existing.client_id === clientId ? 'repeat' : 'refuse';
}

type Offer = {
  status: 'active' | 'inactive';
  email_verified: boolean;
  /** Why this student can't apply to any initiative. */
  student_refusal: ErrorCode | null;
  closed: ClosedReason | null;
};

export function whyNotApply({
  status,
  email_verified,
  student_refusal,
  closed,
}: Offer): ErrorCode | undefined {
  if (!email_verified) return 'email_not_verified';
  if (student_refusal) return student_refusal;
  return status === 'active' ? (closed ?? undefined) : 'initiative_closed';
}

type TurnFacts = Finishing & {
  waiting_for_guardian: boolean;
  applied_at: string;
  accepted_at: string | null;
  last_submitted_at: string | null;
  /** When the company requested changes to the next task. */
  next_since: string | null;
  next_task_id: string | null;
  waiting_since: string | null;
  /** Of the application, or the first of its submissions. */
  answer_by: string | null;
};

type Turn = { whose: 'student' | 'company' | 'guardian'; since: string; answer_by: string | null };

/** Whose move it is: the student's as long as there is something to do. */
export function turnOf(row: TurnFacts): Turn | null {
  const { answer_by } = row;
  if (row.status === 'pending')
    return { whose: row.waiting_for_guardian ? 'guardian' : 'company', since: row.applied_at, answer_by };
  if (row.status !== 'accepted') return null;
  const began = row.accepted_at ?? row.applied_at;
  if (!row.next_task_id && !canFinish(row))
    return { whose: 'company', since: row.waiting_since ?? began, answer_by };
  const last = row.last_submitted_at;
  return {
    whose: 'student',
    since: row.next_since ?? (last && last > began ? last : began),
    answer_by: null,
  };
}

type Applicant = {
  skills: string[] | null;
  initiative_tags: string[] | null;
  company_tags: string[] | null;
  availability: number | null;
};
type Offered = {
  tags: string[] | null;
  named_skills: string[] | null;
  industry: string[] | null;
  weekly_hours: number | null;
};

const inWords = new Intl.ListFormat('en-US');

const shared = (some: string[] | null, others: string[] | null) =>
  (some ?? []).filter((word) => others?.includes(word));

const hoursReason = (has: number, asked: number) =>
  `Has ${has} ${has === 1 ? 'hour' : 'hours'} a week${has === asked ? ', as you asked' : ` (you asked for ${asked})`}`;

/** Why a student fits, phrased for the company and based only on what the student stated. */
export function fitReasons(student: Applicant, offer: Offered): string[] {
  const interests = [
    ...shared(student.initiative_tags, offer.tags),
    ...shared(student.company_tags, offer.industry),
  ];
  const skills = shared(student.skills, offer.named_skills);
  const { availability: has } = student;
  return [
    ...(interests.length ? [`Interested in ${inWords.format(interests)}`] : []),
    ...(skills.length ? [`Has skills you need: ${inWords.format(skills)}`] : []),
    ...(has !== null && offer.weekly_hours !== null && has >= offer.weekly_hours
      ? [hoursReason(has, offer.weekly_hours)]
      : []),
  ];
}
