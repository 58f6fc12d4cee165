// Events, all of them relayed long ago, and the notifications that the worker would have made of them.
import { companies } from '../data/companies.ts';
import { students } from '../data/students.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import type { Row } from './rows.ts';
import type { Story } from './story.ts';

const secondsLater = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);

export function newsRows(clock: Clock, accounts: Ids, story: Story): { events: Row[]; notifications: Row[] } {
  const seenAt = new Map(
    [...students, ...companies].map(({ slug, lastSeen }) => [
      accounts.get(slug)!,
      clock.ago(lastSeen, `seen:${slug}`),
    ]),
  );
  const events: Row[] = [];
  const notifications: Row[] = [];
  for (const { at, event, subject, actor, told } of story.news) {
    const id = idAt(`event:${event}:${subject}:${at.getTime()}`, at);
    events.push({ id, name: event, subject_id: subject, actor_id: actor, created_at: at, relayed_at: at });
    for (const { user, kind, about, unread } of told) {
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
  return { events, notifications };
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);
