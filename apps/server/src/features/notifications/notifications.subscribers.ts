// Event subscribers: who gets a notification and whose screens refetch which topics. Topics are domain names.
import type { EmailKind, NotificationKind } from '@questline/contract';
import { everyone, personKey, type Invalidation } from '../../platform/live/invalidation.ts';
import type { Event, Subscriber } from '../../platform/jobs/relay.ts';
import {
  companiesOfInitiatives,
  findReported,
  findReporters,
  partiesOfAnswers,
  partiesOfApplications,
  partiesOfConversations,
  partiesOfMessages,
  partiesOfStudents,
  partiesOfSubmissions,
  markAboutRead,
  markDecidedRead,
  markEndedRead,
  markReviewedRead,
  submissionsOfEmails,
} from './notifications.worker.queries.ts';
import { notify, type Notice } from './notify.ts';

type Side = 'student' | 'company';
type Parties = { id: string; student_id: string; company_id: string };

export const subjectsOf = (events: Event[]) => events.map((event) => event.subject_id);
export const invalidationsOf = (topics: string[], userIds: string[]): Invalidation[] =>
  topics.map((what) => ({ what, userIds }));
export const bothOf = (parties: Parties[]) => parties.flatMap((it) => [it.student_id, it.company_id]);

/** Pairs every event with its subject's row. Events whose subject is gone are dropped. */
const withRows = <Found extends { id: string }>(events: Event[], rows: Found[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return events.flatMap((event) => {
    const row = byId.get(event.subject_id);
    return row ? [{ event, row }] : [];
  });
};

export const noticesOf = (events: Event[], rows: Parties[], kind: NotificationKind, to: Side): Notice[] =>
  withRows(events, rows).map(({ event, row }) => ({
    user: row[`${to}_id`],
    kind,
    subject: row.id,
    event: event.id,
    from: to === 'student' ? row.company_id : row.student_id,
  }));

const applicationTopics = ['applications', 'initiatives', 'tasks', 'messages', 'students', 'home', 'rewards'];
const submissionTopics = ['submissions', 'applications', 'tasks', 'home'];

/** These people now have fewer unread notifications. */
export const unreadChanged = (rows: { user_id: string }[]): Invalidation[] =>
  invalidationsOf(['notifications'], [...new Set(rows.map(({ user_id }) => personKey(user_id)))]);

/** Skips applications that the company has decided since then, and those it never saw because they waited for a
 *  guardian. */
export const notifyApplication =
  (kind: NotificationKind, to: Side): Subscriber =>
  async (tx, events) => {
    const rows = await tx.many(partiesOfApplications(subjectsOf(events)));
    const current = rows.filter(
      ({ status, waiting_for_guardian }) =>
        !waiting_for_guardian && (kind !== 'application_received' || status === 'pending'),
    );
    const notified = await notify(tx, noticesOf(events, current, kind, to));
    const read = await tx.many(markDecidedRead(subjectsOf(events)));
    return [...invalidationsOf(applicationTopics, bothOf(rows)), ...notified, ...unreadChanged(read)];
  };

/** Notifies the other side in the app and by email when work ends early or a student leaves finished work. A student
 *  who leaves after a rejection or an ending only takes back what they shared. */
export const notifyEnding =
  (mail: (kind: EmailKind) => Subscriber, studentLeft: Subscriber): Subscriber =>
  async (tx, events) => {
    const rows = await tx.many(partiesOfApplications(subjectsOf(events)));
    const ended = withRows(events, rows).filter(
      ({ event, row }) => event.name === 'application.ended' || row.status === 'completed',
    );
    const left = ended
      .filter(({ event, row }) => event.actor_id === row.student_id)
      .map(({ event }) => event);
    const dismissed = ended
      .filter(({ event, row }) => event.actor_id !== row.student_id)
      .map(({ event }) => event);
    await studentLeft(tx, left);
    await mail('application-ended')(tx, dismissed);
    return [
      ...invalidationsOf(applicationTopics, bothOf(rows)),
      ...(await notify(tx, noticesOf(left, rows, 'student_left', 'company'))),
      ...(await notify(tx, noticesOf(dismissed, rows, 'application_ended', 'student'))),
      ...unreadChanged(await tx.many(markEndedRead(subjectsOf(events)))),
    ];
  };

/** Notifies nobody, but refreshes both sides' screens. */
export const showApplications: Subscriber = async (tx, events) => {
  const rows = await tx.many(partiesOfApplications(subjectsOf(events)));
  return [
    ...invalidationsOf(applicationTopics, bothOf(rows)),
    ...unreadChanged(await tx.many(markEndedRead(subjectsOf(events)))),
  ];
};

/** Refreshes the screens of students and of the companies they work for. */
export const showBreaks: Subscriber = async (tx, events) => {
  const rows = await tx.many(partiesOfStudents(subjectsOf(events)));
  return invalidationsOf(['students', 'applications', 'messages'], [...subjectsOf(events), ...bothOf(rows)]);
};

export const notifySubmission =
  (kind: NotificationKind, to: Side): Subscriber =>
  async (tx, events) => {
    const rows = await tx.many(partiesOfSubmissions(subjectsOf(events)));
    // Completing an application can change who may write to whom, and approving makes a reward due.
    const topics =
      kind === 'submission_approved' ? [...submissionTopics, 'messages', 'rewards'] : submissionTopics;
    const current =
      kind === 'submission_received'
        ? rows.filter(({ status, superseded_at }) => status === 'pending' && !superseded_at)
        : rows;
    const notified = await notify(tx, noticesOf(events, current, kind, to));
    const read = await tx.many(markReviewedRead(subjectsOf(events)));
    return [
      ...invalidationsOf(topics, bothOf(rows)),
      // Its list of initiatives shows how much work waits.
      ...invalidationsOf(
        ['initiatives'],
        rows.map(({ company_id }) => company_id),
      ),
      ...notified,
      ...unreadChanged(read),
    ];
  };

/** Reminds a company of an answer that is later than promised, unless it has answered since then. */
export const notifyLate: Subscriber = async (tx, events) => {
  const rows = await partiesOfAnswers(tx, subjectsOf(events));
  const open = rows.filter(
    (row) => row.status === 'pending' && !('superseded_at' in row && row.superseded_at),
  );
  return notify(tx, noticesOf(events, open, 'answer_late', 'company'));
};

/** Skips messages that were read before the worker ran. For a company, each person may have. */
export const notifyMessage: Subscriber = async (tx, events) => {
  const rows = await tx.many(partiesOfMessages(subjectsOf(events)));
  const notices = withRows(events, rows).flatMap(({ event, row }): Notice[] => {
    const to: Side = row.sender_id === row.student_id ? 'company' : 'student';
    const read = to === 'student' && row.id <= (row.student_read_to ?? '');
    const about = { kind: 'message_received' as const, subject: row.conversation_id };
    return read ? [] : [{ user: row[`${to}_id`], ...about, event: event.id, from: row.sender_id }];
  });
  return [...invalidationsOf(['messages', 'home'], bothOf(rows)), ...(await notify(tx, notices))];
};

/** Reading a conversation also clears the reader's notification. Refreshes their other tabs and the other side's
 *  screens, but not those of teammates, who have their own unread messages. */
export const onMessageRead: Subscriber = async (tx, events) => {
  const rows = await tx.many(partiesOfConversations(subjectsOf(events)));
  const reads = withRows(events, rows).flatMap(({ event: { actor_id, person_id }, row }) => {
    // Events of the previous version have no person.
    const reader = person_id ?? actor_id;
    const byStudent = actor_id === row.student_id;
    return reader ? [{ user_id: reader, subject_id: row.id, row, byStudent }] : [];
  });
  const read = reads.filter(({ row, byStudent }) => !byStudent || row.student_unread === 0);
  if (read.length > 0) await tx.run(markAboutRead(read));
  const readers = reads.flatMap(({ user_id, row, byStudent }) => [
    personKey(user_id),
    byStudent ? row.company_id : row.student_id,
  ]);
  return [...invalidationsOf(['messages', 'home'], readers), ...unreadChanged(read)];
};

export const showConversations: Subscriber = async (tx, events) =>
  invalidationsOf(['messages', 'home'], bothOf(await tx.many(partiesOfConversations(subjectsOf(events)))));

/** Refreshes the status on the reporter's screens. */
export const showReports: Subscriber = async (tx, events) => {
  const rows = await tx.many(findReporters(subjectsOf(events)));
  return invalidationsOf(
    ['reports'],
    rows.map(({ person_id }) => personKey(person_id)),
  );
};

export const notifyReporter: Subscriber = async (tx, events) => {
  const rows = await tx.many(findReporters(subjectsOf(events)));
  const notices = withRows(events, rows).map(({ event, row }): Notice => ({
    user: row.person_id,
    kind: 'report_closed',
    subject: row.id,
    event: event.id,
    from: null,
  }));
  return [...(await showReports(tx, events)), ...(await notify(tx, notices))];
};

/** What people who may see the company have on their screens. */
const companyTopics = ['matching', 'initiatives', 'companies', 'home', 'applications', 'messages'];

/** Shows or hides a company and its initiatives on every open page. Rare enough to address everyone. */
export const refreshEveryone: Subscriber = async () => invalidationsOf(companyTopics, [everyone]);

/** Notifies the people of a company about the decision of the operators. */
export const notifyCompany =
  (kind: 'company_verified' | 'company_declined' | 'contact_warning'): Subscriber =>
  async (tx, events) => {
    const notices = events.map(({ id, subject_id }): Notice => ({
      user: subject_id,
      kind,
      subject: subject_id,
      event: id,
      from: null,
    }));
    return [
      ...invalidationsOf(
        ['companies', 'initiatives', 'shell'],
        events.map(({ subject_id }) => subject_id),
      ),
      ...(await notify(tx, notices)),
    ];
  };

/** Tells a company that operators took its initiative down. */
export const notifyTakedown: Subscriber = async (tx, events) => {
  const rows = await tx.many(companiesOfInitiatives(subjectsOf(events)));
  const notices = withRows(events, rows).map(({ event, row }): Notice => ({
    user: row.company_id,
    kind: 'initiative_taken_down',
    subject: row.id,
    event: event.id,
    from: null,
  }));
  return [
    ...invalidationsOf(
      ['initiatives', 'applications'],
      rows.map(({ company_id }) => company_id),
    ),
    ...(await notify(tx, notices)),
  ];
};

/** Tells an account what operators took down of its content, and refetches it everywhere. Rare enough to address everyone. */
export const notifyTakenDown: Subscriber = async (tx, events) => {
  const rows = await tx.many(findReported(subjectsOf(events)));
  const notices = withRows(events, rows).map(({ event, row }): Notice => ({
    user: row.reported_id,
    kind: 'content_taken_down',
    subject: row.subject_id,
    event: event.id,
    from: null,
  }));
  return [
    ...invalidationsOf(
      [...new Set([...companyTopics, ...submissionTopics, 'students', 'shell'])],
      [everyone],
    ),
    ...(await notify(tx, notices)),
  ];
};

/** Tells the student, who is the event's actor, what their guardian did. */
export const notifyGuardianStep =
  (
    kind:
      | 'guardian_confirmed'
      | 'guardian_paused'
      | 'guardian_resumed'
      | 'guardian_withdrew'
      | 'guardian_ended',
  ): Subscriber =>
  (tx, events) =>
    notify(
      tx,
      events.flatMap(({ id, actor_id, subject_id }): Notice[] =>
        actor_id ? [{ user: actor_id, kind, subject: subject_id, event: id, from: null }] : [],
      ),
    );

const invalidateActors = (topics: string[], events: Event[]) =>
  invalidationsOf(
    topics,
    events.flatMap(({ actor_id }) => actor_id ?? []),
  );

/** Refreshes the other tabs of the person who read them, who is the event's subject. */
export const refreshReader: Subscriber = async (_, events) =>
  unreadChanged(events.map(({ subject_id }) => ({ user_id: subject_id })));

/** Refreshes the actor's other tabs. */
export const refreshActor =
  (...topics: string[]): Subscriber =>
  async (_, events) =>
    invalidateActors(topics, events);

export const notifyQuestStep: Subscriber = async (tx, events) => {
  const notices = events.flatMap(({ id, actor_id, subject_id }): Notice[] =>
    actor_id
      ? [{ user: actor_id, kind: 'quest_step_completed', subject: subject_id, event: id, from: null }]
      : [],
  );
  return [...invalidateActors(['companies', 'initiatives'], events), ...(await notify(tx, notices))];
};

/** The status changed, but the student won't get an email about it. */
export const notifyEmailRejected: Subscriber = async (tx, events) => {
  const rows = await tx.many(submissionsOfEmails(subjectsOf(events)));
  const eventOf = new Map(events.map((event) => [event.subject_id, event.id]));
  return notify(
    tx,
    rows.map((row) => ({
      user: row.company_id,
      kind: 'mail_failed',
      subject: row.id,
      event: eventOf.get(row.mail_id)!,
      from: null,
    })),
  );
};
