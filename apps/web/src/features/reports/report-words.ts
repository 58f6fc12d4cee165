// Words for reports.
import type { Report } from '@questline/contract';
import type { ReportSubject } from '@questline/contract/plain';

/** "We save a copy of the message." */
export const thingWords: Record<ReportSubject, string> = {
  message: 'message',
  conversation: 'conversation',
  company: "company's page",
  initiative: 'initiative',
  feedback: 'feedback',
  note: 'note',
  closing_words: 'closing words',
  task: 'task',
  submission: 'submission',
};

const titles: Record<ReportSubject, (about: string) => string> = {
  message: (about) => `Message from ${about}`,
  conversation: (about) => `Conversation with ${about}`,
  company: (about) => about,
  initiative: (about) => `Initiative by ${about}`,
  feedback: (about) => `Feedback from ${about}`,
  note: (about) => `Note from ${about}`,
  closing_words: (about) => `Closing words from ${about}`,
  task: (about) => `Task by ${about}`,
  submission: (about) => `Submission from ${about}`,
};
export const titleOf = ({ subject, about }: Report) => titles[subject](about);

export const statusSteps = ['Received', 'Being looked at', 'Closed'] as const;

export function statusOf({ status, outcome }: Report): string {
  if (status === 'received') return 'Received';
  if (status === 'being_looked_at') return 'Being looked at';
  return outcome === 'action' ? 'Closed: we took action' : 'Closed: no action needed';
}
