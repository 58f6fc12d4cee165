// Notifies the API processes whose screens have changed. An interface over NOTIFY, so another transport could replace
// it. Sent inside the relay's transaction, so PostgreSQL delivers it exactly with the commit; only the relay does
// this, since notifying in people's own transactions would serialize them.
import { sql } from 'kysely';
import { query, type Statements } from '../database/db.ts';

/** Ids only; it means "refetch this". Addressed to accounts, or to people with `personKey`. */
export type Invalidation = { what: string; userIds: string[] };

const personPrefix = 'person:';
/** Addresses one person instead of everyone who acts for an account. */
export const personKey = (personId: string) => `${personPrefix}${personId}`;
export const personOf = (key: string): string | undefined =>
  key.startsWith(personPrefix) ? key.slice(personPrefix.length) : undefined;
/** Addresses every open stream. */
export const everyone = 'everyone';
/** Not a topic: ends the streams that a person has open. */
export const streamEnd = 'end';
export const endStreams = (personIds: string[]): Invalidation[] => [
  { what: streamEnd, userIds: personIds.map(personKey) },
];
export type Publish = (tx: Statements, invalidations: Invalidation[]) => Promise<void>;

export const invalidationChannel = 'questline_news';

/** PostgreSQL accepts less than 8,000 bytes. */
const payloadMaxBytes = 7_900;

export const publishByNotify: Publish = async (tx, invalidations) => {
  const payloads = payloadsOf(invalidations);
  if (payloads.length === 0) return;
  const each = sql<string>`unnest(${payloads}::text[])`;
  await tx.run(query.selectNoFrom(sql`pg_notify(${invalidationChannel}, ${each})`.as('sent')));
};

/** `{ userId: topics }`, each account once, in as few payloads as possible. */
export function payloadsOf(invalidations: Invalidation[]): string[] {
  const topicsOf = new Map<string, Set<string>>();
  for (const { what, userIds } of invalidations)
    for (const id of userIds) topicsOf.set(id, (topicsOf.get(id) ?? new Set()).add(what));

  const payloads: string[] = [];
  let [entries, bytes]: [string[], number] = [[], 0];
  const finish = () => {
    if (entries.length > 0) payloads.push(`{${entries.join()}}`);
    [entries, bytes] = [[], 0];
  };
  for (const [id, topics] of topicsOf) {
    const entry = `${JSON.stringify(id)}:${JSON.stringify([...topics])}`;
    const size = Buffer.byteLength(entry) + 1;
    if (bytes + size > payloadMaxBytes) finish();
    entries.push(entry);
    bytes += size;
  }
  finish();
  return payloads;
}
