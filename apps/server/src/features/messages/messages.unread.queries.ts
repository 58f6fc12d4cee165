// Queries for unread messages and read marks. A student has one count and one mark in each conversation. The people of a
// company each have their own row for each conversation with unread messages.
import { limits } from '@questline/contract';
import { sql, type AliasedSelectQueryBuilder } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import { prepared, preparedRead, type Param } from '../../platform/database/prepared.ts';

type Counts = { as(alias: 'v'): AliasedSelectQueryBuilder<{ unread: number }, 'v'> };
const badgeLimit = sql.lit(limits.badgeMax + 1);

const sumOf = (rows: Counts) =>
  query
    .selectFrom(rows.as('v'))
    .select(sql<number>`least(coalesce(sum(unread), 0), ${badgeLimit})::int`.as('count'));

/** Counts to a hundred for a person; the badge shows no more. */
export const countUnread = {
  student: preparedRead((personId: Param<string>) =>
    sumOf(
      query
        .selectFrom('conversations')
        .select('student_unread as unread')
        .where('student_id', '=', personId)
        .where('student_unread', '>', sql.lit(0))
        .limit(badgeLimit),
    ),
  ),
  company: preparedRead((personId: Param<string>) =>
    sumOf(
      query
        .selectFrom('unread_conversations')
        .select('unread')
        .where('person_id', '=', personId)
        .limit(badgeLimit),
    ),
  ),
};

const moveMark = (side: 'student' | 'company') =>
  prepared(
    (readerId: Param<string>, personId: Param<string>, id: Param<string>, messageId: Param<string>) => {
      const mark = sql.ref(`${side}_read_to`);
      // Someone else at the company may have moved its mark already.
      const isUnread = sql`exists (select from unread_conversations where conversation_id = ${id}::uuid
        and person_id = ${personId}::uuid and read_to < ${messageId}::uuid)`;
      return statement(sql<{ id: string }>`
      with moved as (
        update conversations set ${mark} = ${messageId}::uuid where id = ${id}::uuid
          and (${mark} is null or ${mark} < least(${messageId}::uuid, last_message_id)
            ${side === 'company' ? sql`or ${isUnread}` : sql``})
        returning id),
      recorded as (
        insert into events (name, subject_id, actor_id) select 'message.read', id, ${readerId}::uuid from moved)
      select id from moved`);
    },
  );

/** Moves the reader's mark and records it: only forward and never past the newest message. Returns nothing if nothing
 *  changes. The conversation's row is locked first, as by a new message. */
export const markRead = { student: moveMark('student'), company: moveMark('company') };
