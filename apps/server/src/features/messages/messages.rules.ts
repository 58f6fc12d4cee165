// Decisions about messages: pure, no I/O, no clock.
import {
  limits,
  type ApplicationStatus,
  type Conversation,
  type TieStage,
  type UserType,
} from '@questline/contract';

type Standing = {
  /** Asked when it is about an initiative; null when the student did not apply to it. */
  status: ApplicationStatus | null;
  /** Asked when it is about none; null when the two have nothing to do with each other. */
  stage: TieStage | null;
};

const opens: Record<UserType, ReadonlySet<ApplicationStatus | TieStage | null>> = {
  student: new Set(['accepted', 'completed', 'ended']),
  company: new Set(['accepted', 'completed', 'ended', 'rejected']),
};

/** A company writes first to those it accepted or rejected, a student to companies that accepted them. */
export const canOpen = (by: UserType, aboutInitiative: boolean, { status, stage }: Standing) =>
  stage !== 'closed' && opens[by].has(aboutInitiative ? status : stage);

/** Whoever sees a conversation takes part in it, and may answer as long as both have an account. */
export const canReply = ({ email_verified, stage }: { email_verified: boolean; stage?: TieStage | null }) =>
  email_verified && stage !== 'closed';

export type Counted = {
  unanswered: number | null;
  day_began_at: string | null;
  company_today: number | null;
  student_today: number | null;
};

const dayMs = 86_400_000;

/** What the next message would be refused for, as keeper.message_sent counts. */
export function waitOf(by: UserType, counted: Counted, now: Date): Conversation['wait'] {
  if (by === 'company' && (counted.unanswered ?? 0) >= limits.messagesUnanswered) return 'reply';
  const isToday = Date.parse(counted.day_began_at ?? '') > now.getTime() - dayMs;
  const most = by === 'company' ? limits.companyMessagesPerDay : limits.studentMessagesPerDay;
  return isToday && (counted[`${by}_today`] ?? 0) >= most ? 'tomorrow' : null;
}
