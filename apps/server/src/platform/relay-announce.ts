// Tells the API processes whose screens have changed. A port: NOTIFY now, another carrier may follow. Sent inside the
// relay's transaction, so that PostgreSQL delivers it with the commit, never before and never without it; only the
// one relay does this, since notifying in people's own transactions would make them queue up behind each other.
import { sql } from 'kysely';
import { query, type Statements } from './db.ts';

/** Ids only: "ask again for this". */
export type News = { what: string; userIds: string[] };
export type Announce = (tx: Statements, news: News[]) => Promise<void>;

export const newsChannel = 'questline_news';

/** A payload must stay under 8,000 bytes; an id takes 39 of them. */
const idsPerPayload = 190;

export const announceByNotify: Announce = async (tx, news) => {
  const payloads = payloadsOf(news);
  if (payloads.length === 0) return;
  const each = sql<string>`unnest(${payloads}::text[])`;
  await tx.run(query.selectNoFrom(sql`pg_notify(${newsChannel}, ${each})`.as('sent')));
};

/** `{ what: ids }`, each id once, in as few payloads as fit. */
export function payloadsOf(news: News[]): string[] {
  const payloads: string[] = [];
  for (const [what, some] of Map.groupBy(news, (it) => it.what)) {
    const ids = [...new Set(some.flatMap(({ userIds }) => userIds))];
    for (let from = 0; from < ids.length; from += idsPerPayload)
      payloads.push(JSON.stringify({ [what]: ids.slice(from, from + idsPerPayload) }));
  }
  return payloads;
}
