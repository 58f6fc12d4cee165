// Test data for the policy matrix: one student ("owner") and a company for every kind of tie to them.
// Inserted without policies but with triggers, so that ties, counters and search terms are real.
import type { ClientBase } from 'pg';
import { buildAccessLog } from './world/access-log.ts';
import { buildAccounts } from './world/accounts.ts';
import { buildApplications } from './world/applications.ts';
import { buildConversations } from './world/messages.ts';
import { buildDesk } from './world/desk.ts';
import { buildFailedEmails } from './world/failed-emails.ts';
import { buildGuardians } from './world/guardians.ts';
import { buildInitiatives } from './world/initiatives.ts';
import type { As, Insert } from './world/insert.ts';
import { buildReports } from './world/reports.ts';
import { buildRecord } from './world/record.ts';
import { buildRemovedContacts } from './world/removed-contacts.ts';
import { buildRest } from './world/rest.ts';
import { buildRewards } from './world/rewards.ts';
import { buildStudentNotes } from './world/student-notes.ts';
import { buildWork } from './world/work.ts';

export type World = Awaited<ReturnType<typeof buildWorld>>;

/** Needs a superuser connection. Commits everything. */
export async function buildWorld(client: ClientBase) {
  const insert: Insert = async (table, row) => {
    const columns = Object.keys(row);
    const { rows } = await client.query(
      `insert into ${table} (${columns}) values (${columns.map((_, i) => `$${i + 1}`)}) returning *`,
      Object.values(row),
    );
    return rows[0].id;
  };
  const as: As = (actor, text) =>
    client
      .query(`select set_config('app.actor', $1, true)`, [actor])
      .then(() => client.query(text))
      .then(() => client.query(`select set_config('app.actor', '', true)`));

  await client.query('begin');
  const people = await buildAccounts(client, insert);
  const offers = await buildInitiatives(client, insert, people);
  const applications = await buildApplications(insert, as, people, offers);
  const work = await buildWork(insert, as, people, offers, applications);
  const rewards = await buildRewards(insert, people, offers, applications);
  const record = await buildRecord(insert, people, offers, applications);
  const notes = await buildStudentNotes(insert, people);
  const conversations = await buildConversations(insert, as, people, offers, applications);
  const rest = await buildRest(insert, people, offers);
  const reports = await buildReports(insert, people, { ...work, ...conversations });
  const removed = await buildRemovedContacts(insert, people, conversations);
  const guardians = await buildGuardians(insert, people);
  const desk = await buildDesk(insert, { ...reports, ...rest, ...people });
  const failedEmails = await buildFailedEmails(insert, people, { ...rest, ...guardians, ...desk });
  await buildAccessLog(insert, people);
  await client.query('commit');
  return {
    ...people,
    ...offers,
    ...applications,
    ...work,
    ...rewards,
    ...record,
    ...notes,
    ...conversations,
    ...rest,
    ...reports,
    ...removed,
    ...guardians,
    ...desk,
    ...failedEmails,
  };
}
