import { endStreams } from '../../platform/live/invalidation.ts';
import type { Subscriber } from '../../platform/jobs/relay.ts';

/** The event's subject is the company. All its people see who joined or left, whose drafts are now an owner's. */
export const refreshTeam: Subscriber = async (_, events) =>
  ['team', 'initiatives', 'home'].map((what) => ({
    what,
    userIds: events.map(({ subject_id }) => subject_id),
  }));

/** The event's subject is the person, who was removed or whose account was deleted. */
export const endStreamsOf: Subscriber = async (_, events) =>
  endStreams(events.map(({ subject_id }) => subject_id));
