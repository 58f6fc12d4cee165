// Which events share one email (a digest) per recipient, and how long it is held back.
import { limits } from '@questline/contract';
import type { Member } from '../../platform/email/email-digests.ts';
import type { Statements } from '../../platform/database/db.ts';
import type { Event } from '../../platform/jobs/relay.ts';
import {
  listPeopleOf,
  partiesOfAnswers,
  partiesOfApplications,
  partiesOfMessages,
  partiesOfRewards,
  partiesOfSubmissions,
} from './notifications.worker.queries.ts';

/** How long emails are held back, in seconds. */
export const emailWaits = {
  message: limits.messageEmailDelayMinutes * 60,
  company: limits.companyEmailIntervalMinutes * 60,
};

const membersBy =
  <Found extends { id: string }>(
    find: (tx: Statements, ids: string[]) => Promise<Found[]>,
    whose: (row: Found) => { user: string; about: string },
  ) =>
  async (tx: Statements, events: Event[]): Promise<Member[]> => {
    const rows = new Map(
      (
        await find(
          tx,
          events.map((event) => event.subject_id),
        )
      ).map((row) => [row.id, row]),
    );
    const members = events.flatMap(({ id, subject_id }) => {
      const row = rows.get(subject_id);
      return row ? [{ event: id, subject: subject_id, ...whose(row) }] : [];
    });
    return forEachPerson(tx, members);
  };

/** Every person of a company gets their own emails. */
async function forEachPerson(tx: Statements, members: Member[]): Promise<Member[]> {
  const accounts = [...new Set(members.map(({ user }) => user))];
  const people = Map.groupBy(await tx.many(listPeopleOf(accounts)), (row) => row.account_id);
  return members.flatMap(({ event, about, subject, user: account }) =>
    (people.get(account) ?? []).map(({ person_id: user }) => ({ event, about, subject, user })),
  );
}

const ofCompany = ({ company_id }: { id: string; company_id: string }) => ({
  user: company_id,
  about: company_id,
});

export const digests = (waits: typeof emailWaits) => ({
  /** Several messages in one thread become one email. */
  messages: {
    waitSeconds: waits.message,
    apartSeconds: waits.message,
    membersOf: membersBy(
      (tx, ids) => tx.many(partiesOfMessages(ids)),
      ({ sender_id, student_id, company_id, conversation_id }) => ({
        user: sender_id === student_id ? company_id : student_id,
        about: conversation_id,
      }),
    ),
  },
  /** At most one an hour per company and kind, the first one right away. */
  applications: {
    waitSeconds: 0,
    apartSeconds: waits.company,
    membersOf: membersBy((tx, ids) => tx.many(partiesOfApplications(ids)), ofCompany),
  },
  submissions: {
    waitSeconds: 0,
    apartSeconds: waits.company,
    membersOf: membersBy((tx, ids) => tx.many(partiesOfSubmissions(ids)), ofCompany),
  },
  /** At most one a day per company, with everything that a look at the promised times finds. */
  late: {
    waitSeconds: waits.message,
    apartSeconds: 24 * waits.company,
    membersOf: membersBy(partiesOfAnswers, ofCompany),
  },
  /** At most one a day for each reward, so that paying and taking it back can't flood the student. */
  payments: {
    waitSeconds: 0,
    apartSeconds: 24 * waits.company,
    membersOf: membersBy(
      (tx, ids) => tx.many(partiesOfRewards(ids)),
      ({ id, student_id }) => ({ user: student_id, about: id }),
    ),
  },
  /** One email for each reward that hasn't arrived. */
  rewards: {
    waitSeconds: 0,
    apartSeconds: 0,
    membersOf: membersBy(
      (tx, ids) => tx.many(partiesOfRewards(ids)),
      ({ id, company_id }) => ({ user: company_id, about: id }),
    ),
  },
  /** One email for each student who leaves. */
  leavings: {
    waitSeconds: 0,
    apartSeconds: 0,
    membersOf: membersBy(
      (tx, ids) => tx.many(partiesOfApplications(ids)),
      ({ id, company_id }) => ({ user: company_id, about: id }),
    ),
  },
});
