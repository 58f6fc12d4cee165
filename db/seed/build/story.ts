// What people did, collected from the data and later run in the order of time through the product's own
// triggers. Beside each step stand the times that its rows shall carry in the end.
import type { EventName } from '@questline/contract/plain';
import type { Tables } from '../../tables.ts';
import type { Row } from './rows.ts';

type Kind = Tables['notifications']['kind'];

export type Step = { at: Date; actor: string | null; sql: string; values: unknown[] };

export type News = {
  at: Date;
  event: EventName;
  /** What the event is about. */
  subject: string;
  actor: string | null;
  told: {
    user: string;
    kind: Kind;
    /** What the notification is about and links to; the event's subject unless said. */
    about?: string;
    /** Known only where reading leaves a trace of its own, as in a conversation. */
    unread?: boolean;
  }[];
};

export type Story = {
  steps: Step[];
  news: News[];
  /** Every status that a subject took, in its order. */
  history: { subjectId: string; status: string; at: Date }[];
  initiativeTimes: Row[];
  applicationTimes: Row[];
  submissionTimes: Row[];
  /** Written before the steps: what students hand in. */
  files: Row[];
  messages: { conversationId: string; clientId: string; id: string; at: Date }[];
};

export const emptyStory = (): Story => ({
  steps: [],
  news: [],
  history: [],
  initiativeTimes: [],
  applicationTimes: [],
  submissionTimes: [],
  files: [],
  messages: [],
});
