// Subject, text and link of each kind of notification: pure, no I/O, no clock.
import {
  nameOf,
  takedownReasons,
  type DeskAction,
  type NotificationKind,
  type ReportOutcome,
  type ReportReason,
  type ReportSubject,
  type RewardState,
  type UserType,
} from '@questline/contract';

/** What the recipient may still see of the subject. */
export type Subject = {
  id: string;
  student?: string | null;
  company?: string | null;
  initiative_id?: string;
  initiative?: string | null;
  task_id?: string;
  task?: string | null;
  /** The initiative was deleted. */
  deleted?: boolean;
  /** The student had been accepted before. */
  accepted?: boolean;
  /** Of a report. */
  number?: number;
  /** Of a reward: "$20", and where it is. */
  money?: string;
  reward_state?: RewardState;
  outcome?: ReportOutcome | null;
  /** What operators took down, and why. */
  taken_down?: { from: ReportSubject; actions: DeskAction[]; reason: ReportReason };
};
export type Sort =
  | 'application'
  | 'answer'
  | 'submission'
  | 'reward'
  | 'conversation'
  | 'initiative'
  | 'takedown'
  | 'content'
  | 'report'
  | 'company'
  | 'guardian';

type About = { count: number; subject: Subject | undefined; to: UserType };
type Facts = ReturnType<typeof factsOf>;
type Template = { about: Sort; text(facts: Facts): string; path(facts: Facts): string };

const factsOf = ({ count, subject, to }: About) => ({
  count,
  to,
  id: subject?.id,
  initiativeId: subject?.initiative_id,
  deleted: subject?.deleted ?? false,
  accepted: subject?.accepted ?? true,
  leaver: subject?.student ?? 'A student',
  student: nameOf('student', subject?.student),
  company: nameOf('company', subject?.company),
  initiative: subject?.initiative ? `“${subject.initiative}”` : nameOf('initiative', null),
  task: subject?.task ? `“${subject.task}”` : 'a task',
  taskId: subject?.task_id,
  report: subject?.number ? `report R-${subject.number}` : 'report',
  outcome: subject?.outcome,
  money: subject?.money ?? 'your reward',
  takenDown: subject?.taken_down,
  isPaid: subject?.reward_state !== 'owed',
});

const tasks = ({ initiativeId }: Facts) => (initiativeId ? `/initiative-tasks/${initiativeId}` : '/active');
const task = (facts: Facts) => tasks(facts) + (facts.taskId ? `?task=${facts.taskId}` : '');
const thread = ({ id, to }: Facts) => {
  const inbox = to === 'student' ? '/inbox?' : '/company-inbox?tab=messages&';
  return id ? `${inbox}thread=${id}` : inbox.slice(0, -1);
};
function wordsTakenDown(from: ReportSubject) {
  if (from === 'note') return 'a note you sent with a decision';
  return from === 'closing_words' ? 'closing words you wrote' : 'feedback you wrote';
}
function takenDownText({ takenDown, to }: Facts) {
  if (!takenDown) return 'Our safety team removed something you shared.';
  const { from, actions, reason } = takenDown;
  const page = from === 'company' ? 'your images' : 'the image of an initiative';
  const parts: Partial<Record<DeskAction, string>> = {
    take_down_page: 'texts on your company page',
    take_down_words: wordsTakenDown(from),
    take_down_submission: 'work you submitted',
    take_down_images: to === 'student' ? 'your photo' : page,
  };
  const removed = actions.flatMap((action) => parts[action] ?? []);
  return `Our safety team removed ${removed.join(' and ')}. ${takedownReasons[reason]}`;
}
const applications = () => '/company-inbox?tab=applications';

const templates: Record<NotificationKind, Template> = {
  application_received: {
    about: 'application',
    text: ({ student, initiative }) => `${student} applied to ${initiative}`,
    path: applications,
  },
  application_accepted: {
    about: 'application',
    text: ({ company, initiative }) => `${company} accepted you for ${initiative}. Your tasks are ready.`,
    path: tasks,
  },
  application_rejected: {
    about: 'application',
    text: ({ company, initiative }) => `${company} can't offer you a spot in ${initiative} this time`,
    path: ({ initiativeId }) => (initiativeId ? `/initiative/${initiativeId}` : '/incentives'),
  },
  application_withdrawn: {
    about: 'application',
    // A company no longer sees a withdrawn application or the student's name.
    text: () => 'A student withdrew their application',
    path: applications,
  },
  application_ended: {
    about: 'application',
    text: ({ deleted, accepted, company, initiative }) =>
      accepted
        ? `${company} ${deleted ? 'closed' : 'ended the collaboration on'} ${initiative}. Your finished tasks and feedback stay in your history.`
        : `${company} closed ${initiative} before deciding on your application.`,
    path: () => '/active?tab=closed',
  },
  application_unanswered: {
    about: 'application',
    text: ({ company, initiative }) =>
      `${company} didn't get back to you about ${initiative}. That's on them.`,
    path: () => '/active?tab=closed',
  },
  answer_late: {
    about: 'answer',
    text: ({ student, initiative, ...facts }) =>
      `${student} is waiting longer than you promised for ${facts.taskId ? `feedback on ${facts.task}` : `an answer about ${initiative}`}`,
    path: ({ taskId }) => (taskId ? '/company-active-users?view=queue' : applications()),
  },
  student_left: {
    about: 'application',
    // A student who deleted the account has no name anymore.
    text: ({ leaver, initiative }) => `${leaver} left ${initiative}`,
    path: () => '/company-active-users',
  },
  submission_received: {
    about: 'submission',
    text: (facts) => `${facts.student} submitted ${facts.task}`,
    path: () => '/company-active-users?view=queue',
  },
  submission_approved: {
    about: 'submission',
    text: (facts) => `${facts.company} approved your work on ${facts.task}`,
    path: task,
  },
  submission_needs_revision: {
    about: 'submission',
    text: (facts) => `${facts.company} requested changes to ${facts.task}`,
    path: task,
  },
  submission_reviewed: {
    about: 'submission',
    text: (facts) => `${facts.company} reviewed your work on ${facts.task}`,
    path: task,
  },
  reward_paid: {
    about: 'reward',
    text: ({ isPaid, company, money, ...facts }) =>
      isPaid
        ? `${company} says it paid you ${money} for ${facts.taskId ? facts.task : facts.initiative}. Did you get it?`
        : `${company} took back that it paid you ${money}`,
    path: tasks,
  },
  reward_missing: {
    about: 'reward',
    text: ({ student, money, ...facts }) =>
      `${student} says ${money} for ${facts.taskId ? facts.task : facts.initiative} hasn't arrived`,
    path: () => '/company-active-users?view=rewards',
  },
  message_received: {
    about: 'conversation',
    text: ({ count, to, company, student }) =>
      `${count > 1 ? `${count} new messages` : 'New message'} from ${to === 'student' ? company : student}`,
    path: thread,
  },
  initiative_changed: {
    about: 'initiative',
    text: ({ deleted, company, initiative }) =>
      deleted
        ? `${company} closed ${initiative}. Your finished tasks and feedback stay in your history.`
        : `${company} updated ${initiative}. Take a look at your tasks.`,
    path: (facts) => (facts.deleted ? '/active' : tasks(facts)),
  },
  quest_step_completed: {
    about: 'initiative',
    text: ({ initiative }) => `Quest step completed: ${initiative}`,
    path: () => '/company-overview',
  },
  mail_failed: {
    about: 'submission',
    text: () => 'Status updated but failed to send notification email',
    path: () => '/company-active-users',
  },
  report_closed: {
    about: 'report',
    text: ({ report, outcome }) =>
      `We closed your ${report}: ${outcome === 'action' ? 'we took action' : 'no action needed'}`,
    path: () => '/settings',
  },
  company_verified: {
    about: 'company',
    text: () => 'Your company is verified. Students can see your active initiatives now.',
    path: () => '/company-overview',
  },
  company_declined: {
    about: 'company',
    text: () => "We couldn't verify what you submitted. See why, and try again.",
    path: () => '/company/verification',
  },
  company_suspended: {
    about: 'application',
    text: ({ company, initiative }) =>
      `Our safety team suspended ${company}, so ${initiative} is on hold. You don't have to do anything, and your work is saved.`,
    path: () => '/active',
  },
  company_restored: {
    about: 'application',
    text: ({ company, initiative }) => `${company} is back. You can continue with ${initiative}.`,
    path: ({ accepted, ...facts }) => (accepted ? tasks({ accepted, ...facts }) : '/active?tab=applied'),
  },
  guardian_confirmed: {
    about: 'guardian',
    text: () => 'Your parent or guardian said yes. If an application was waiting, we sent it.',
    path: () => '/active?tab=applied',
  },
  guardian_paused: {
    about: 'guardian',
    text: () => 'Your parent or guardian paused your account. Nothing is lost.',
    path: () => '/settings',
  },
  guardian_resumed: {
    about: 'guardian',
    text: () => 'Your account is active again. You can apply, write and submit work.',
    path: () => '/active',
  },
  guardian_withdrew: {
    about: 'guardian',
    text: () => 'Your parent or guardian said no for now. What you finished stays yours.',
    path: () => '/settings',
  },
  guardian_ended: {
    about: 'application',
    text: ({ company, initiative }) =>
      `Your parent or guardian ended ${initiative} with ${company}. Your finished tasks and feedback stay in your history.`,
    path: () => '/active?tab=closed',
  },
  initiative_taken_down: {
    about: 'takedown',
    text: ({ initiativeId, initiative }) =>
      initiativeId
        ? `Our safety team took down ${initiative}. See why, and what you can do.`
        : 'Our safety team took down one of your initiatives',
    path: ({ initiativeId }) => (initiativeId ? `/company/initiative/${initiativeId}` : '/company-overview'),
  },
  contact_warning: {
    about: 'company',
    text: () =>
      'A warning from our safety team: please keep phone numbers, emails and other apps out of messages to students.',
    path: () => '/company-inbox?tab=messages',
  },
  content_taken_down: {
    about: 'content',
    text: takenDownText,
    path: ({ to, takenDown }) =>
      to === 'student' ? '/active' : takenDown?.from === 'company' ? '/company/profile' : '/company-overview',
  },
  closing_words: {
    about: 'application',
    text: ({ company, initiative }) => `${company} wrote closing words about your work on ${initiative}`,
    path: () => '/record',
  },
};

export const sortOf = (kind: NotificationKind): Sort => templates[kind].about;

export function describeNotification(kind: NotificationKind, about: About): { text: string; path: string } {
  const facts = factsOf(about);
  return { text: templates[kind].text(facts), path: templates[kind].path(facts) };
}
