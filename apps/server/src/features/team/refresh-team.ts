import type { Subscriber } from '../../platform/jobs/relay.ts';

/** The event's subject is the company. All its people see who joined or left, and those who left are signed out. */
export const refreshTeam: Subscriber = async (_, events) => [
  { what: 'team', userIds: events.map(({ subject_id }) => subject_id) },
];
