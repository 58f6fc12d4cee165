// Queries for notifications on devices.
import type { PushSubscriptionInput } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../../platform/database/db.ts';

/** Nothing for a browser without a session. */
export const findOwnSubscription = (sessionId: string | null) =>
  query
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where(sql<boolean>`session_id = ${sessionId}::uuid`);

/** A security-definer function, which refuses sessions that are over or another person's. */
export const subscribe = (sessionId: string, { endpoint, p256dh, auth }: PushSubscriptionInput) =>
  query.selectNoFrom(
    sql`keeper.subscribe_push(${sessionId}, ${endpoint}, ${p256dh}, ${auth})`.as('subscribed'),
  );

export const unsubscribe = (sessionId: string) =>
  query.deleteFrom('push_subscriptions').where('session_id', '=', sessionId);

/** Where these notifications go. */
export const listTargets = (notificationIds: string[]) =>
  statement(sql<{ id: string; session_id: string }>`
    select n.id, s.session_id from notifications n join push_subscriptions s on s.person_id = n.user_id
    where n.id = any (${notificationIds}::uuid[])`);

/** The subscription of a session, and what decides when something is sent there. */
export const findSubscription = (sessionId: string) =>
  query
    .selectFrom('push_subscriptions as s')
    .innerJoin('profiles as p', 'p.id', 's.person_id')
    .leftJoin('student_profiles as st', 'st.id', 's.person_id')
    .leftJoin('notification_preferences as w', 'w.user_id', 's.person_id')
    .select([
      's.session_id',
      's.person_id',
      's.endpoint',
      's.p256dh',
      's.auth',
      'p.user_type',
      'st.time_zone',
    ])
    .select(sql<string[]>`coalesce(w.push_off, '{}')`.as('push_off'))
    .where('s.session_id', '=', sessionId);

/** What the person hasn't read since a time, newest first. */
export const listUnreadSince = (personId: string, since: string) =>
  query
    .selectFrom('notifications')
    .select(['id', 'kind', 'created_at'])
    .where('user_id', '=', personId)
    .where('read_at', 'is', null)
    .where('superseded_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(99);

/** Nothing if the person has read it, or it was replaced by a newer one. */
export const findUnread = (id: string) =>
  query
    .selectFrom('notifications')
    .select(['id', 'kind', 'created_at'])
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .where('superseded_at', 'is', null);
