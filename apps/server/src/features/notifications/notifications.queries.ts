// The only SQL of this feature. Nothing here asks who may see a row: db/policies/notifications.sql does.
// Limits are written out, not bound: a prepared plan must know them to choose its index.
import { sql } from 'kysely';
import { query } from '../../platform/db.ts';

export const notificationsPerPage = 30;

export const listNotifications = (userId: string, before?: string) =>
  query
    .selectFrom('notifications')
    .select(['id', 'kind', 'subject_id', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (older) => older.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(notificationsPerPage));

/** Whether the bell has its dot. */
export const hasUnread = (userId: string) =>
  query.selectNoFrom(({ exists, selectFrom }) =>
    exists(
      selectFrom('notifications')
        .select(sql.lit(1).as('one'))
        .where('user_id', '=', userId)
        .where('read_at', 'is', null),
    ).as('unread'),
  );
