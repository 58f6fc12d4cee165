// Digests (table mail_rounds): emails that several events share. The first event opens a digest and sets when its email
// is due; events before the email is written join it. A digest that couldn't be sent absorbs later ones, so after an
// outage people get one email instead of one for every hour that the email server was down.
import { sql } from 'kysely';
import { query, statement, type Statements } from '../database/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { addEmails, emailIdOf } from './email-queue.ts';
import type { Event, Subscriber } from '../jobs/relay.ts';

/** `about` separates digests of one account and kind. */
export type Member = { event: string; user: string; about: string; subject: string };

type DigestOptions = {
  /** How long a digest stays open at least. */
  waitSeconds: number;
  /** Minimum time between two emails of a kind to one account about the same subject. */
  apartSeconds: number;
  membersOf(tx: Statements, events: Event[]): Promise<Member[]>;
};

export type Digest = { user_id: string; about_id: string; subjects: string[]; count: number };

export const digestsFor =
  (jobs: Jobs) =>
  (kind: string, { waitSeconds, apartSeconds, membersOf }: DigestOptions): Subscriber =>
  async (tx, events) => {
    const groups = Map.groupBy(await membersOf(tx, events), ({ user, about }) => `${user} ${about}`);
    const digests = [...groups.values()].map((members) => ({
      id: emailIdOf(members[0]!.event, `${kind} ${members[0]!.user}`),
      user_id: members[0]!.user,
      about_id: members[0]!.about,
      subjects: members.slice(0, subjectsMax).map(({ subject }) => subject),
      count: members.length,
    }));
    const joined = await tx.many(joinDigests(digests, { kind, waitSeconds, apartSeconds }));
    const opened = joined.filter((digest) => digest.opened);
    await addEmails(
      jobs,
      tx,
      opened.map(({ id, due_at }) => ({ mail: id, kind, subject: id, startAfter: new Date(due_at) })),
    );
    return [];
  };

/** Everything one email is about, at the time it is written; undefined if another email has already included it. */
export async function takeDigest(db: Statements, id: string): Promise<Digest | undefined> {
  const digest = await db.maybe(writeDigest(id));
  if (!digest) return undefined;
  await db.run(absorbLater(id));
  const parts = await db.many(partsOf(id));
  return {
    ...digest,
    subjects: parts.flatMap(({ subjects }) => subjects),
    count: parts.reduce((sum, { count }) => sum + count, 0),
  };
}

export const subjectsMax = 10;

type Joining = { id: string; user_id: string; about_id: string; subjects: string[]; count: number };
type Times = Pick<DigestOptions, 'waitSeconds' | 'apartSeconds'>;

/** In the order of the key: two workers that join the same digests in different orders would deadlock. */
const joinDigests = (digests: Joining[], { kind, waitSeconds, apartSeconds }: Times & { kind: string }) =>
  statement(sql<{ id: string; due_at: string; opened: boolean }>`
    insert into mail_rounds (id, user_id, kind, about_id, subjects, count, due_at)
    select d.id, d.user_id, ${kind}, d.about_id, d.subjects, d.count,
      greatest(now() + make_interval(secs => ${waitSeconds}), (
        select coalesce(r.written_at, r.due_at) from mail_rounds r
        where r.user_id = d.user_id and r.kind = ${kind} and r.about_id = d.about_id order by r.due_at desc limit 1
      ) + make_interval(secs => ${apartSeconds}))
    from jsonb_to_recordset(${JSON.stringify(digests)}::jsonb)
      as d (id uuid, user_id uuid, about_id uuid, subjects uuid[], count int)
    order by d.user_id, d.about_id
    on conflict (user_id, kind, about_id) where written_at is null and absorbed_by is null do update set
      subjects = (mail_rounds.subjects || excluded.subjects)[:${sql.lit(subjectsMax)}],
      count = mail_rounds.count + excluded.count
    returning id, due_at, old.id is null as opened`);

const writeDigest = (id: string) =>
  query
    .updateTable('mail_rounds')
    .set({ written_at: sql<string>`coalesce(written_at, now())` })
    .where('id', '=', id)
    .where('absorbed_by', 'is', null)
    .returning(['user_id', 'about_id']);

const absorbLater = (id: string) =>
  statement(sql`
    update mail_rounds r set absorbed_by = m.id from mail_rounds m
    where m.id = ${id} and (r.user_id, r.kind, r.about_id) = (m.user_id, m.kind, m.about_id) and r.due_at > m.due_at
      and r.absorbed_by is null
      and not exists (select from mail_deliveries d where d.id = r.id and d.status <> 'queued')`);

const partsOf = (id: string) =>
  statement(sql<{ subjects: string[]; count: number }>`
    select r.subjects, r.count from mail_rounds r join mail_rounds m
      on (r.user_id, r.kind, r.about_id) = (m.user_id, m.kind, m.about_id)
    where m.id = ${id} and (r.id = m.id or r.absorbed_by = m.id) order by r.due_at`);
