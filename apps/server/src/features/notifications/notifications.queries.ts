// Queries for notifications. Row level security in db/policies/notifications.sql decides who may see a row. Limits
// are literals, not parameters: a prepared plan only picks the index when it knows them.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

export const notificationsPerPage = 30;

const listPage = preparedRead((userId: Param<string>, before: Param<string> | undefined) =>
  query
    .selectFrom('notifications')
    .select(['id', 'kind', 'subject_id', 'count', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .where('superseded_at', 'is', null)
    .$if(before !== undefined, (older) => older.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(notificationsPerPage)),
);
export const listNotifications = (userId: string, before?: string) => listPage(userId, before);

/** Superseded notifications are marked as read, so these are the visible ones. */
const unread = (userId: string | Param<string>) =>
  query.selectFrom('notifications').where('user_id', '=', userId).where('read_at', 'is', null);

export const countUnread = preparedRead((userId: Param<string>) =>
  query
    .selectFrom(
      unread(userId)
        .select('id')
        .limit(sql.lit(limits.badgeMax + 1))
        .as('n'),
    )
    .select(sql<number>`count(*)::int`.as('count')),
);

const markRead = () => query.updateTable('notifications').set({ read_at: sql<string>`now()` });

/** Returns nothing when it was already read. */
export const markOneRead = (userId: string, id: string) =>
  markRead().where('id', '=', id).where('user_id', '=', userId).where('read_at', 'is', null).returning('id');

export const getNotification = (id: string) =>
  query
    .selectFrom('notifications')
    .select(['id', 'kind', 'subject_id', 'count', 'created_at', 'read_at'])
    .where('id', '=', id);

export const markReadBatch = 500;
export const markSomeRead = (userId: string, upTo: string) =>
  markRead()
    .where('id', 'in', unread(userId).select('id').where('id', '<=', upTo).limit(sql.lit(markReadBatch)))
    .where('read_at', 'is', null)
    .returning('id');

export type PreferencesRow = Pick<
  Row<'notification_preferences'>,
  'mail' | 'in_app_off' | 'mail_off' | 'push_off'
>;

/** An account that never chose has no row. */
export const findPreferences = (userId: string) =>
  query
    .selectFrom('notification_preferences')
    .select(['mail', 'in_app_off', 'mail_off', 'push_off'])
    .where('user_id', '=', userId);

export const lockPreferences = (userId: string) => findPreferences(userId).forUpdate();

export const savePreferences = (userId: string, preferences: PreferencesRow) =>
  query
    .insertInto('notification_preferences')
    .values({ user_id: userId, ...preferences })
    .onConflict((there) =>
      there.column('user_id').doUpdateSet({ ...preferences, updated_at: sql<string>`now()` }),
    );

/** Runs as a security-definer function for the account in a signed link; false when that account is gone. */
export const stopEmails = (userId: string, kind: string | null) =>
  query.selectNoFrom(sql<boolean>`keeper.unsubscribe(${userId}, ${kind})`.as('stopped'));
