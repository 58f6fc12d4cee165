// Whom an event concerns: who is told of it, and whose screens ask again for what. Topics are names of domains.
import type { NotificationKind } from '@questline/contract';
import type { News } from '../../platform/relay-announce.ts';
import type { Event, Subscriber } from '../../platform/relay.ts';
import {
  partiesOfApplications,
  partiesOfConversations,
  partiesOfMessages,
  partiesOfSubmissions,
  readAbout,
  submissionsOfMails,
} from './notifications.worker.queries.ts';
import { notify, type Notice } from './notify.ts';

type Side = 'student' | 'company';
type Parties = { id: string; student_id: string; company_id: string };

const subjectsOf = (events: Event[]) => events.map((event) => event.subject_id);
export const newsOf = (topics: string[], userIds: string[]): News[] =>
  topics.map((what) => ({ what, userIds }));
const bothOf = (parties: Parties[]) => parties.flatMap((it) => [it.student_id, it.company_id]);

/** Every event with its subject's row. What is gone concerns nobody. */
const withRows = <Found extends { id: string }>(events: Event[], rows: Found[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return events.flatMap((event) => {
    const row = byId.get(event.subject_id);
    return row ? [{ event, row }] : [];
  });
};

const noticesOf = (events: Event[], rows: Parties[], kind: NotificationKind, to: Side): Notice[] =>
  withRows(events, rows).map(({ event, row }) => ({
    user: row[`${to}_id`],
    kind,
    subject: row.id,
    event: event.id,
  }));

const applicationTopics = ['applications', 'initiatives', 'tasks', 'messages', 'students', 'home'];
const submissionTopics = ['submissions', 'applications', 'tasks', 'home'];

/** Without a kind nobody is told, but what is shown is asked for again. */
export const tellOfApplications =
  (kind?: NotificationKind, to: Side = 'student'): Subscriber =>
  async (tx, events) => {
    const rows = await tx.many(partiesOfApplications(subjectsOf(events)));
    const told = kind ? await notify(tx, noticesOf(events, rows, kind, to)) : [];
    return [...newsOf(applicationTopics, bothOf(rows)), ...told];
  };

export const tellOfSubmissions =
  (kind: NotificationKind, to: Side): Subscriber =>
  async (tx, events) => {
    const rows = await tx.many(partiesOfSubmissions(subjectsOf(events)));
    // What completes an application changes who can be written to as what.
    const topics = kind === 'submission_approved' ? [...submissionTopics, 'messages'] : submissionTopics;
    return [...newsOf(topics, bothOf(rows)), ...(await notify(tx, noticesOf(events, rows, kind, to)))];
  };

/** Who has read it before the worker came is not told of it any more. */
export const tellOfMessages: Subscriber = async (tx, events) => {
  const rows = await tx.many(partiesOfMessages(subjectsOf(events)));
  const notices = withRows(events, rows).flatMap(({ event, row }): Notice[] => {
    const to: Side = row.sender_id === row.student_id ? 'company' : 'student';
    const read = row.id <= (row[`${to}_read_to`] ?? '');
    const about = { kind: 'message_received' as const, subject: row.conversation_id };
    return read ? [] : [{ user: row[`${to}_id`], ...about, event: event.id }];
  });
  return [...newsOf(['messages', 'home'], bothOf(rows)), ...(await notify(tx, notices))];
};

/** With the conversation, the bell has nothing more to say about it. */
export const tellOfReading: Subscriber = async (tx, events) => {
  const rows = await tx.many(partiesOfConversations(subjectsOf(events)));
  for (const { event, row } of withRows(events, rows)) {
    const unread = event.actor_id === row.student_id ? row.student_unread : row.company_unread;
    if (event.actor_id && unread === 0) await tx.run(readAbout(event.actor_id, row.id));
  }
  return [...newsOf(['messages', 'home'], bothOf(rows)), ...tellActors(['notifications'], events)];
};

const tellActors = (topics: string[], events: Event[]) =>
  newsOf(
    topics,
    events.flatMap(({ actor_id }) => actor_id ?? []),
  );

/** For the other tabs of whoever did it. */
export const tellWhoDidIt =
  (...topics: string[]): Subscriber =>
  async (_, events) =>
    tellActors(topics, events);

export const tellOfQuestSteps: Subscriber = async (tx, events) => {
  const notices = events.flatMap(({ id, actor_id, subject_id }): Notice[] =>
    actor_id ? [{ user: actor_id, kind: 'quest_step_completed', subject: subject_id, event: id }] : [],
  );
  return [...tellActors(['companies', 'initiatives'], events), ...(await notify(tx, notices))];
};

/** The status was changed, and the student will not hear of it by mail. */
export const tellOfRefusedMails: Subscriber = async (tx, events) => {
  const rows = await tx.many(submissionsOfMails(subjectsOf(events)));
  const eventOf = new Map(events.map((event) => [event.subject_id, event.id]));
  return notify(
    tx,
    rows.map((row) => ({
      user: row.company_id,
      kind: 'mail_failed',
      subject: row.id,
      event: eventOf.get(row.mail_id)!,
    })),
  );
};
