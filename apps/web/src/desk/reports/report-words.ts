// Words for reports at the desk.
import type { ListedReport, OpenedReport } from '@questline/contract';
import { actionsFor, type DeskAction, type ReportSubject } from '@questline/contract/plain';

const things: Record<ReportSubject, string> = {
  message: 'Message from',
  conversation: 'Conversation with',
  company: 'Company page of',
  initiative: 'Initiative by',
  feedback: 'Feedback from',
  note: 'Note from',
  closing_words: 'Closing words from',
  task: 'Task by',
  submission: 'Submission from',
};

/** "Message from Kyle Benton · Brightpath Media". */
export function sourceOf({ subject, account, person }: Pick<ListedReport, 'subject' | 'account' | 'person'>) {
  const names = [...new Set([person, account])].filter(Boolean).join(' · ');
  return `${things[subject]} ${names || 'a deleted account'}`;
}

export const actionWords: Record<DeskAction, { key: string; title: string; effect: string }> = {
  take_down_message: {
    key: 't',
    title: 'Take down the message',
    effect: 'Both sides see “[removed by our safety team]”',
  },
  close_conversation: {
    key: 'c',
    title: 'Close the conversation',
    effect: 'Nobody can write in it or reopen it',
  },
  take_down_initiative: {
    key: 't',
    title: 'Take down the initiative',
    effect: 'Deletes it, ends its applications and notifies its students',
  },
  take_down_page: {
    key: 't',
    title: 'Take down the page’s texts',
    effect: 'Clears the description, the mission, the video and the Instagram handle as they were reported',
  },
  take_down_words: {
    key: 't',
    title: 'Take down the text',
    effect: 'Both sides see “[removed by our safety team]”',
  },
  take_down_submission: {
    key: 't',
    title: 'Take down the submission',
    effect: 'Nobody can open it anymore. Both sides see that we removed it',
  },
  take_down_images: {
    key: 'i',
    title: 'Take down the images',
    effect: 'Removes them everywhere, and their URLs stop working',
  },
  suspend_person: {
    key: 'p',
    title: 'Suspend the person',
    effect: 'Signs them out, and they can’t sign in. Needs your passkey',
  },
  suspend_company: {
    key: 's',
    title: 'Suspend the company',
    effect: 'Hides everything it offers, signs its team out and notifies its students. Needs your passkey',
  },
};

/** What an operator can do about what was reported. */
export const actionsAbout = ({ subject, snapshot, person, reporter }: OpenedReport) =>
  actionsFor(subject, {
    images: ['logo', 'banner', 'photo'].some((image) => typeof snapshot[image] === 'string'),
    person: person !== null,
    // Companies only report students.
    company: reporter.type === 'student',
  });
