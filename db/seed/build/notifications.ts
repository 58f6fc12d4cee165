// Rows of events, all relayed already, and of the notifications that the worker would create from them.
import { companies } from '../data/companies.ts';
import { students } from '../data/students.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import type { Row } from './rows.ts';
import type { Scenario } from './scenario.ts';

const secondsLater = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);

export function notificationRows(
  clock: Clock,
  accounts: Ids,
  scenario: Scenario,
): { events: Row[]; notifications: Row[] } {
  const seenAt = new Map(
    [...students, ...companies].map(({ slug, lastSeen }) => [
      accounts.get(slug)!,
      clock.ago(lastSeen, `seen:${slug}`),
    ]),
  );
  const events: Row[] = [];
  const notifications: Row[] = [];
  for (const { at, event, subject, actor, notified } of scenario.events) {
    const id = idAt(`event:${event}:${subject}:${at.getTime()}`, at);
    events.push({ id, name: event, subject_id: subject, actor_id: actor, created_at: at, relayed_at: at });
    for (const { user, kind, about, unread } of notified) {
      const read = unread === undefined ? at < seenAt.get(user)! : !unread;
      notifications.push({
        id: idAt(`notification:${id}:${user}`, at),
        user_id: user,
        kind,
        subject_id: about ?? subject,
        event_id: id,
        created_at: at,
        read_at: read ? earlier(secondsLater(at, 5_400), clock.anchor) : null,
      });
    }
  }
  return { events, notifications: grouped(notifications) };
}

/** The newest notification about a subject replaces older ones and adds up the unread ones of its kind. */
function grouped(rows: Row[]): Row[] {
  const shown = new Map<string, Row>();
  const inTime = rows.toSorted(
    (a, b) => (a['created_at'] as Date).getTime() - (b['created_at'] as Date).getTime(),
  );
  for (const row of inTime) {
    const key = `${String(row['user_id'])} ${String(row['subject_id'])}`;
    const older = shown.get(key);
    const carried = older && older['read_at'] === null && older['kind'] === row['kind'] ? older['count'] : 0;
    Object.assign(row, { count: 1 + Number(carried), superseded_at: null });
    if (older)
      Object.assign(older, {
        superseded_at: row['created_at'],
        read_at: older['read_at'] ?? row['created_at'],
      });
    shown.set(key, row);
  }
  return inTime;
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);
