// Reports to the operators: what can be reported, why, and what happens to a report.
import { productName } from '../product.ts';

/** The last one is for companies, and all others except for the first are for students. */
export const reportSubjects = [
  'message',
  'conversation',
  'company',
  'initiative',
  'feedback',
  /** With a decision. Its id is that of the application. */
  'note',
  /** About a finished initiative. Its id is that of the application. */
  'closing_words',
  'task',
  'submission',
] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** In the words of the person who reports. All but the last two are urgent, as in the table `reports`. */
export const reportReasons = {
  outside: `They want to talk outside ${productName}`,
  meeting: 'They want to meet alone',
  sexual: 'Sexual messages or images',
  threats: 'Threats, insults or bullying',
  harm: 'I or someone else might get hurt',
  money: "It's about money or a reward",
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;

/** For the account whose content was taken down because of such a report. Says nothing about the person who reported. */
export const takedownReasons: Record<ReportReason, string> = {
  outside: `It was about talking or working outside ${productName}.`,
  meeting: 'It was about meeting alone.',
  sexual: 'It was about sexual content.',
  threats: 'It was about threats, insults or bullying.',
  harm: 'Someone could have gotten hurt.',
  money: 'It was about money or a reward.',
  other: "It didn't follow our code of conduct.",
};

export const reportStatuses = ['received', 'being_looked_at', 'closed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportOutcomes = ['action', 'no_action'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
