// Cues are words and short phrases that mean little alone. A rule names the cues that have to be in one sentence, and
// those that make it harmless.
import { contactCues } from './cues.ts';
import { meetingCues } from './meeting-cues.ts';

export const cues = { ...contactCues, ...meetingCues };

export type Cue = keyof typeof cues;
type CueRule = { kind: 'phone' | 'email' | 'handle' | 'messenger' | 'meeting'; all: Cue[]; none: Cue[] };

export const cueRules: CueRule[] = [
  {
    kind: 'messenger',
    all: ['chatApp'],
    none: ['work', 'audience', 'safetyAdvice', 'comparedApps', 'appAsAdjective'],
  },
  { kind: 'messenger', all: ['chatApp', 'getInTouch', 'person'], none: ['branding', 'safetyAdvice'] },
  {
    kind: 'messenger',
    all: ['socialApp', 'getInTouch', 'person'],
    none: ['work', 'audience', 'safetyAdvice'],
  },
  {
    kind: 'messenger',
    all: ['shortSocial', 'person'],
    none: ['work', 'audience', 'brand', 'safetyAdvice', 'fromStudent'],
  },
  { kind: 'messenger', all: ['shortSocial', 'short'], none: ['work', 'audience', 'brand'] },
  { kind: 'messenger', all: ['socialApp', 'getInTouch', 'short'], none: ['work', 'audience', 'brand'] },
  {
    kind: 'messenger',
    all: ['socialNetwork', 'mine'],
    none: ['work', 'audience', 'brand', 'safetyAdvice', 'fromStudent', 'comparedApps'],
  },
  { kind: 'messenger', all: ['mySocial'], none: ['work', 'audience', 'safetyAdvice', 'fromStudent'] },
  { kind: 'messenger', all: ['unknownApp', 'privateChat'], none: ['branding', 'safetyAdvice'] },
  { kind: 'messenger', all: ['notHere', 'talking', 'person'], none: ['branding', 'safetyAdvice'] },
  {
    kind: 'phone',
    all: ['callOrText', 'person'],
    none: ['audience', 'safetyAdvice', 'group', 'onQuestline'],
  },
  { kind: 'messenger', all: ['yourSocial'], none: ['work', 'audience', 'safetyAdvice', 'fromStudent'] },
  { kind: 'handle', all: ['userName', 'anyApp', 'me'], none: ['work', 'audience', 'brand'] },
  { kind: 'handle', all: ['userName', 'account', 'me'], none: ['work', 'audience', 'brand', 'onQuestline'] },
  { kind: 'handle', all: ['userName', 'short'], none: ['work', 'audience', 'brand'] },
  { kind: 'messenger', all: ['elsewhere', 'talking', 'person'], none: ['branding', 'safetyAdvice'] },
  { kind: 'messenger', all: ['watched', 'thisChat'], none: ['branding', 'safetyAdvice'] },
  {
    kind: 'phone',
    all: ['yourDetails'],
    none: ['work', 'numberOf', 'audience', 'safetyAdvice', 'fromStudent', 'onQuestline'],
  },
  {
    kind: 'phone',
    all: ['myDetails'],
    none: ['work', 'numberOf', 'audience', 'safetyAdvice', 'onQuestline'],
  },
  { kind: 'phone', all: ['phoneNumber', 'reachYou', 'ask'], none: ['numberOf', 'audience', 'safetyAdvice'] },
  { kind: 'phone', all: ['whatNumber'], none: ['audience', 'safetyAdvice', 'fromStudent'] },
  { kind: 'handle', all: ['payApp', 'paying', 'youOrMe'], none: ['work', 'audience', 'safetyAdvice'] },
  {
    kind: 'email',
    all: ['emailWord', 'bestOne', 'ask', 'ofYours'],
    none: ['work', 'audience', 'safetyAdvice'],
  },
  { kind: 'meeting', all: ['meet', 'alone', 'person'], none: ['fiction', 'safetyAdvice'] },
  {
    kind: 'meeting',
    all: ['comeBy', 'quietTime'],
    none: ['fiction', 'safetyAdvice', 'accompanied', 'audience'],
  },
  { kind: 'meeting', all: ['meet', 'quietTime', 'person'], none: ['fiction', 'safetyAdvice', 'accompanied'] },
  {
    kind: 'meeting',
    all: ['alone', 'lonelyPlace', 'person'],
    none: ['fiction', 'safetyAdvice', 'accompanied'],
  },
  { kind: 'meeting', all: ['privatePlace', 'youAndI'], none: ['fiction', 'safetyAdvice', 'fromStudent'] },
  { kind: 'meeting', all: ['yourPlace', 'iOrWe', 'meet'], none: ['fiction', 'safetyAdvice', 'accompanied'] },
  { kind: 'meeting', all: ['emptyHouse', 'meet', 'person'], none: ['fiction', 'safetyAdvice'] },
  { kind: 'meeting', all: ['outing', 'withMe'], none: ['fiction', 'group', 'safetyAdvice'] },
  {
    kind: 'meeting',
    all: ['meet', 'whileAway', 'person'],
    none: ['fiction', 'group', 'safetyAdvice', 'fromStudent'],
  },
  { kind: 'meeting', all: ['inPerson', 'proposal'], none: ['fiction', 'group', 'safetyAdvice'] },
  { kind: 'meeting', all: ['hiding', 'parents'], none: ['fiction', 'safetyAdvice', 'myParents'] },
  { kind: 'meeting', all: ['sneakOut', 'person'], none: ['fiction', 'safetyAdvice'] },
];
