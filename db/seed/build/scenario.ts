// The scenario: all steps of students and companies, collected from the data, which later run in order of time through
// the product's own triggers, with the times that the rows get in the end.
import type { EventName } from '@questline/contract/plain';
import type { Tables } from '../../tables.ts';
import type { Row } from './rows.ts';

type Kind = Tables['notifications']['kind'];

export type Step = {
  at: Date;
  actor: string | null;
  /** Someone on the company's team. Default: the founder, or the student. */
  person?: string | undefined;
  sql: string;
  values: unknown[];
};

export type SeedEvent = {
  at: Date;
  event: EventName;
  /** Id of the event's subject. */
  subject: string;
  actor: string | null;
  notified: {
    user: string;
    kind: Kind;
    /** Subject of the notification. Default: the event's subject. */
    about?: string;
    /** Default: whether the account was seen since. Messages set it, because the conversation records what was read. */
    unread?: boolean;
  }[];
};

export type Scenario = {
  steps: Step[];
  events: SeedEvent[];
  /** Every status of a subject, in order. */
  history: { subjectId: string; status: string; at: Date }[];
  initiativeTimes: Row[];
  applicationTimes: Row[];
  submissionTimes: Row[];
  /** Files that students submit, written before the steps. */
  files: Row[];
  messages: { conversationId: string; clientId: string; id: string; at: Date }[];
};

export const emptyScenario = (): Scenario => ({
  steps: [],
  events: [],
  history: [],
  initiativeTimes: [],
  applicationTimes: [],
  submissionTimes: [],
  files: [],
  messages: [],
});
