// Words for removed contact details at the desk.
import type { ListedContact } from '@questline/contract';
import { contactKinds, type ContactAction, type RemovedPlace } from '@questline/contract/plain';

const list = new Intl.ListFormat('en-US');

/** "A phone number and a plan to meet alone". */
export function kindsInWords(kinds: ListedContact['kinds']) {
  const words = list.format(kinds.map((kind) => contactKinds[kind]));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const places: Record<RemovedPlace, string> = {
  message: 'Message from',
  decision: 'Note with a decision from',
  feedback: 'Feedback from',
  closing_words: 'Closing words from',
};

/** "Message from Kyle Benton · Brightpath Media". */
export function sourceOf({ place, person, company }: Pick<ListedContact, 'place' | 'person' | 'company'>) {
  const names = [...new Set([person, company])].filter(Boolean).join(' · ');
  return `${places[place]} ${names || 'a company'}`;
}

export const actionWords: Record<ContactAction, { key: string; title: string; effect: string }> = {
  close_conversation: {
    key: 'c',
    title: 'Close the conversation',
    effect: 'Nobody can write in it or reopen it',
  },
  warn_company: {
    key: 'w',
    title: 'Warn the company',
    effect: 'An owner gets an email, and everyone on the team a notification',
  },
  talk_to_company: {
    key: 't',
    title: 'Talk to the company',
    effect: 'Records that you wrote or called. Say what you agreed on in the note',
  },
};
