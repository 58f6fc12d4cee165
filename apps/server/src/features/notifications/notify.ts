// Creates notifications, in the relay's transaction or in a job that may run twice.
import type { EventName, NotificationKind } from '@questline/contract';
import { sql } from 'kysely';
import { query, type Statements } from '../../platform/database/db.ts';
import { personKey, type Invalidation } from '../../platform/live/invalidation.ts';

export type Notice = {
  user: string;
  kind: NotificationKind;
  subject: string;
  event: string;
  /** The account on the other side; null if there is none. */
  from: string | null;
};

/** Once per event, however often it runs, for the account or all people of a company. Skips kinds that they turned
 *  off, people of a company who have read the message, and students who blocked the company. Only the person who reported
 *  learns that a report is closed: its `user` is the person, and a founder has the id of the company. */
export async function notify(tx: Statements, notices: Notice[]): Promise<Invalidation[]> {
  if (notices.length === 0) return [];
  const notified = await tx.many(insertNotifications(merged(notices)));
  return [{ what: 'notifications', userIds: notified.map(({ user_id }) => personKey(user_id)) }];
}

type Merged = Notice & { count: number };

/** The newest of several about one subject, with their count. */
function merged(notices: Notice[]): Merged[] {
  const groups = Map.groupBy(notices, ({ user, subject }) => `${user} ${subject}`);
  return [...groups.values()].map((group) => {
    const newest = group.reduce((a, b) => (a.event < b.event ? b : a));
    const { user, kind, subject, event, from } = newest;
    return { user, kind, subject, event, from, count: group.filter((it) => it.kind === kind).length };
  });
}

const insertNotifications = (notices: Merged[]) => {
  const all = <Key extends keyof Merged>(key: Key) => notices.map((notice) => notice[key]);
  const statement = sql<{ user_id: string }>`
    with addressed as (
      select coalesce(m.person_id, a.account_id) as user_id, a.kind, a.subject_id, a.event_id, a.count
      from unnest(${all('user')}::uuid[], ${all('kind')}::text[], ${all('subject')}::uuid[],
        ${all('event')}::uuid[], ${all('from')}::uuid[], ${all('count')}::int[])
        as a (account_id, kind, subject_id, event_id, from_id, count)
      left join members m on m.company_id = a.account_id and m.left_at is null
      where not exists (select from blocks b where b.student_id = a.account_id and b.company_id = a.from_id)
        and case when m.person_id is null then not exists (select from company_profiles c where c.id = a.account_id)
        else case a.kind when 'report_closed' then m.person_id = a.account_id
          when 'message_received' then exists (select from unread_conversations u
            where u.conversation_id = a.subject_id and u.person_id = m.person_id)
          else true end end
    ), wanted as (
      select w.* from addressed w left join notification_preferences p on p.user_id = w.user_id
      where w.kind <> all (coalesce(p.in_app_off, '{}')) and not exists (
        select from notifications n where n.user_id = w.user_id and n.subject_id = w.subject_id
          and n.superseded_at is null and n.event_id >= w.event_id)
    ), older as (
      update notifications n set superseded_at = now(), read_at = coalesce(n.read_at, now()) from wanted w
      where n.user_id = w.user_id and n.subject_id = w.subject_id and n.superseded_at is null
      returning n.user_id, n.subject_id, n.kind, case when old.read_at is null then n.count else 0 end as unread
    ), created as (
      insert into notifications (user_id, kind, subject_id, event_id, count)
      select w.user_id, w.kind, w.subject_id, w.event_id, w.count + coalesce(o.unread, 0)
      from wanted w left join older o using (user_id, subject_id, kind)
      returning id, user_id
    ), pushed as (
      insert into events (name, subject_id)
      select ${'notification.created' satisfies EventName}, n.id from created n
      where exists (select from push_subscriptions s where s.person_id = n.user_id)
    )
    select user_id from created`;
  return { compile: () => statement.compile(query) };
};
