// Decisions about messages: pure, no I/O, no clock.
import {
  limits,
  type ApplicationStatus,
  type Conversation,
  type TieStage,
  type UserType,
} from '@questline/contract';

type Pair = {
  initiative_id: string | null;
  /** Null when the two have no relationship. */
  stage: TieStage | null;
  /** When the student left the initiative it is about. */
  left_at: string | null;
};
type Contact = Pair & {
  /** Status of the application to the initiative; null if there is none. */
  status: ApplicationStatus | null;
  /** When the company accepted that application. */
  accepted_at: string | null;
  /** The student has closed a conversation between the two. */
  has_closed: boolean;
};

const opens: Record<UserType, ReadonlySet<TieStage | null>> = {
  student: new Set(['accepted', 'ended']),
  company: new Set(['accepted', 'ended', 'rejected']),
};

const isDecided = (by: UserType, { initiative_id, stage, status, accepted_at }: Contact) =>
  initiative_id === null
    ? opens[by].has(stage)
    : accepted_at !== null || (by === 'company' && status === 'rejected');

/** A company writes first to students it accepted or rejected, a student to companies that accepted them. Nobody writes about
 *  an application that ended without a decision. Once the student has closed a conversation, the company starts another only
 *  about work in progress. */
export const canOpen = (by: UserType, contact: Contact) =>
  contact.stage !== 'closed' &&
  contact.left_at === null &&
  isDecided(by, contact) &&
  (by === 'student' || !contact.has_closed || contact.status === 'accepted');

const talking: ReadonlySet<TieStage | null> = new Set(['accepted', 'ended', 'rejected']);

/** Whether the two may still write in an existing conversation. */
const canTalk = ({ initiative_id, stage, left_at }: Pair) =>
  initiative_id === null ? talking.has(stage) : stage !== 'closed' && left_at === null;

export const isClosed = (row: Pair & { closed_at: string | null }) => row.closed_at !== null || !canTalk(row);

/** Only the student can close and reopen a conversation, except for one that an operator closed. */
export const canClose = (by: UserType, row: Pair & { closed_at: string | null; stays_closed: boolean }) => ({
  close: by === 'student' && !isClosed(row),
  reopen: by === 'student' && row.closed_at !== null && !row.stays_closed && canTalk(row),
});

export type Counted = {
  unanswered: number | null;
  day_began_at: string | null;
  company_today: number | null;
  student_today: number | null;
  /** Until when the student's guardian paused the account. */
  paused_until: string | null;
};

const dayMs = 86_400_000;

/** Why the next message would be refused; matches the counters in keeper.prepare_message. */
export function waitOf(by: UserType, counted: Counted, now: Date): Conversation['wait'] {
  if (Date.parse(counted.paused_until ?? '') > now.getTime()) return 'paused';
  if (by === 'company' && (counted.unanswered ?? 0) >= limits.messagesUnanswered) return 'reply';
  const isToday = Date.parse(counted.day_began_at ?? '') > now.getTime() - dayMs;
  const max = by === 'company' ? limits.companyMessagesPerDay : limits.studentMessagesPerDay;
  return isToday && (counted[`${by}_today`] ?? 0) >= max ? 'tomorrow' : null;
}
