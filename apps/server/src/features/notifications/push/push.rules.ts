// What a notification on a device says: pure, no I/O, no clock. Lock screens are seen by others, so
// the texts name nobody and nothing.
import type { NotificationKind, UserType } from '@questline/contract';
import type { PushPayload } from '../../../platform/push/send-push.ts';

const texts: Record<NotificationKind, string> = {
  application_received: 'You have a new application',
  application_accepted: 'A company answered your application',
  application_rejected: 'A company answered your application',
  application_withdrawn: 'A student withdrew an application',
  application_ended: 'There is news about one of your initiatives',
  application_unanswered: 'There is news about one of your applications',
  answer_late: 'A student is still waiting for your answer',
  student_left: 'A student left an initiative',
  submission_received: 'A student submitted work',
  submission_approved: 'You have new feedback',
  submission_needs_revision: 'You have new feedback',
  submission_reviewed: 'You have new feedback',
  reward_paid: 'There is news about a reward',
  reward_missing: 'There is news about a reward',
  message_received: 'You have a new message',
  initiative_changed: 'There is news about one of your initiatives',
  quest_step_completed: 'You completed a quest step',
  mail_failed: "We couldn't deliver an email",
  report_closed: 'We answered your report',
  company_verified: 'There is news about your company',
  company_declined: 'There is news about your company',
  company_suspended: 'There is news about one of your initiatives',
  company_restored: 'There is news about one of your initiatives',
  guardian_confirmed: 'There is news about your account',
  guardian_paused: 'There is news about your account',
  guardian_resumed: 'There is news about your account',
  guardian_withdrew: 'There is news about your account',
  guardian_ended: 'There is news about one of your initiatives',
  initiative_taken_down: 'There is news from our safety team',
  contact_warning: 'There is news from our safety team',
  content_taken_down: 'There is news from our safety team',
  closing_words: 'A company wrote about your work',
};

export const payloadOf = ({ id, kind }: { id: string; kind: NotificationKind }): PushPayload => ({
  text: texts[kind],
  path: `/notification/${id}`,
});

const homes = { student: '/feed', company: '/company-overview' } as const satisfies Record<UserType, string>;

/** For everything that came in at night. */
export const payloadOfSeveral = (count: number, to: UserType): PushPayload => ({
  text: `You have ${count} new notifications`,
  path: homes[to],
});

/** The person did this a moment ago. */
const neverPushed = new Set<NotificationKind>(['quest_step_completed']);

export const wantsPush = ({ push_off }: { push_off: string[] }, kind: NotificationKind) =>
  !neverPushed.has(kind) && !push_off.includes(kind);
