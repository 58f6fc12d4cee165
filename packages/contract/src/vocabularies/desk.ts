// What operators can do about a report, why they open private content, and who could sign up.
import type { ReportSubject } from './reports.ts';

export const deskActions = [
  'take_down_message',
  'close_conversation',
  'take_down_initiative',
  /** The texts of a company's page. */
  'take_down_page',
  /** Feedback, or the note of a decision. */
  'take_down_words',
  'take_down_submission',
  /** Every image that was reported, or the photo of the student who was. */
  'take_down_images',
  'suspend_person',
  'suspend_company',
] as const;
export type DeskAction = (typeof deskActions)[number];

const takesDown: Record<ReportSubject, readonly DeskAction[]> = {
  message: ['take_down_message', 'close_conversation'],
  conversation: ['close_conversation'],
  company: ['take_down_page'],
  initiative: ['take_down_initiative'],
  feedback: ['take_down_words'],
  note: ['take_down_words'],
  closing_words: ['take_down_words'],
  task: ['take_down_initiative'],
  submission: ['take_down_submission'],
};

/** The actions for a report, as in keeper.close_report: by what was reported, whether it has images, whether one person
 *  wrote it, and whether it is about a company. */
export const actionsFor = (
  subject: ReportSubject,
  about: { images: boolean; person: boolean; company: boolean },
): DeskAction[] => [
  ...takesDown[subject],
  ...(about.images ? (['take_down_images'] as const) : []),
  ...(about.person ? (['suspend_person'] as const) : []),
  ...(about.company ? (['suspend_company'] as const) : []),
];

export const deskReasons = ['report', 'danger', 'legal', 'support', 'other'] as const;
export type DeskReason = (typeof deskReasons)[number];

/** Emails that operators can send again. */
export const accountEmails = ['verification', 'reset'] as const;
export type AccountEmail = (typeof accountEmails)[number];

/** How a person proved that an account is theirs. */
export const emailProofs = {
  school: 'Their school confirmed it',
  document: 'They showed an ID',
  call: 'They answered questions on the phone',
  company: "The company's owner confirmed it",
  other: 'Something else',
} as const;
export type EmailProof = keyof typeof emailProofs;

/** Whom operators can look up. A company and its founder have the same id. */
export const accountKinds = ['company', 'person'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What speaks for or against a company that wants to be verified. */
export const companySignals = {
  email_matches: { good: true, text: "The email belongs to the website's domain." },
  free_email: { good: false, text: 'The email is from a free provider.' },
  other_domain: { good: false, text: "The email's domain isn't the website's." },
  no_website: { good: false, text: 'No website.' },
  similar_name: { good: false, text: 'Another company has a similar name.' },
  reserved_name: { good: false, text: 'The name sounds like us, a school or an authority.' },
  new_account: { good: false, text: 'The account is less than a day old.' },
  declined_before: { good: false, text: 'Declined before.' },
  reported: { good: false, text: 'Reported before.' },
} as const;
export type CompanySignal = keyof typeof companySignals;

/** Someone on the waitlist, or a company that sent an inquiry. */
export const prospectKinds = ['waitlist', 'inquiry'] as const;
export type ProspectKind = (typeof prospectKinds)[number];

/** `joined` when the email has an account; `closed` by an operator, or after the account is deleted. */
export const prospectStatuses = ['new', 'invited', 'joined', 'closed'] as const;
export type ProspectStatus = (typeof prospectStatuses)[number];
