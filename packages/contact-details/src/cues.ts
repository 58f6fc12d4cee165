// Cues are groups of phrases that say what a sentence is about. The model learns which of them, and which pairs of them
// in one sentence, lead away from Questline.
import { contactCues } from './phrases/contact-cues.ts';
import { meetingCues } from './phrases/meeting-cues.ts';
import { alonePhrases, outingPhrases } from './phrases/meeting-phrases.ts';
import { handlePhrases, messengerPhrases, socialHandlePhrases } from './phrases/messenger-phrases.ts';
import { compilePhrases, type PhraseMatch } from './phrase.ts';
import { sets } from './phrases/phrase-sets.ts';
import { emailPhrases, paymentPhrases, phonePhrases } from './phrases/request-phrases.ts';
import {
  translatedEmailPhrases,
  translatedMeetingPhrases,
  translatedMessengerPhrases,
  translatedPhonePhrases,
  translatedSets,
} from './phrases/translated-phrases.ts';

export type CueKind = 'phone' | 'email' | 'handle' | 'messenger' | 'meeting';

/** Whole requests and proposals. Where the model agrees, their words are what is found. */
const requests = {
  giveHandle: { kind: 'handle', phrases: handlePhrases },
  giveSocialHandle: { kind: 'handle', phrases: socialHandlePhrases },
  payElsewhere: { kind: 'handle', phrases: paymentPhrases },
  moveToMessenger: { kind: 'messenger', phrases: [...messengerPhrases, ...translatedMessengerPhrases] },
  askForPhone: { kind: 'phone', phrases: [...phonePhrases, ...translatedPhonePhrases] },
  askForEmail: { kind: 'email', phrases: [...emailPhrases, ...translatedEmailPhrases] },
  meetAlone: { kind: 'meeting', phrases: [...alonePhrases, ...translatedMeetingPhrases] },
  goOut: { kind: 'meeting', phrases: outingPhrases },
} satisfies Record<string, { kind: CueKind; phrases: string[] }>;

const cues = {
  ...contactCues,
  ...meetingCues,
  ...Object.fromEntries(Object.entries(requests).map(([name, { phrases }]) => [name, phrases])),
};

export const matchCues = compilePhrases(
  Object.entries(cues).map(([label, phrases]) => ({ label, phrases })),
  { ...sets, ...translatedSets },
  (label) => !(label in requests),
);

/** What a cue is about, for sentences without a whole request. The first one counts. */
const topics: [string, CueKind][] = [
  ['emailWord', 'email'],
  ['phoneNumber', 'phone'],
  ['callOrText', 'phone'],
  ['userName', 'handle'],
  ['payApp', 'handle'],
  ['anyApp', 'messenger'],
  ['elsewhere', 'messenger'],
  ['meet', 'meeting'],
  ['alone', 'meeting'],
  ['hiding', 'meeting'],
];

export const requestKind = ({ label }: PhraseMatch<string>): CueKind | undefined =>
  (requests as Record<string, { kind: CueKind }>)[label]?.kind;

export function topicOf(matches: PhraseMatch<string>[]): CueKind {
  const topic = topics.find(([cue]) => matches.some(({ label }) => label === cue));
  return topic?.[1] ?? 'messenger';
}
