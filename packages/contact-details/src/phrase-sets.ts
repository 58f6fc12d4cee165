// Sets of words that phrases refer to in capitals.
import { chatApps, paymentApps, socialApps } from './app-names.ts';
import type { Sets } from './phrase.ts';

const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

export const sets = {
  CHAT: chatApps,
  SOCIAL: socialApps,
  PAY: paymentApps,
  APP: new Set([...chatApps, ...socialApps]),
  YOUR: words('your ur yr yours ya yo'),
  YOU: words('you u ya'),
  ON: words('on at via through thru over in using by with from to w onto into'),
  /** Verbs that ask someone to get in touch. */
  REACH: words(
    'add text message msg dm pm reach contact hit ping inbox friend find follow call write buzz snap search facetime tell get catch invite request accept',
  ),
  TALK: words(
    'talk talking chat chatting continue move moving switch switching speak text texting message messaging connect keep take go jump hop communicate coordinate discuss carry bring meet reply respond answer',
  ),
  ASK: words(
    'whats send drop give share tell need want get have know add pass lemme gimme whatis exchange swap leave provide type',
  ),
  /** May be anywhere in a request without changing it. */
  FILLER: words(
    `up over back there directly direct privately instead again later tonight tomorrow today now anytime please pls plz
    whenever asap too also maybe just a an quick quickly real really message dm text private after school class then okay
    ok my the this that it so we can could talk chat or and add call me either rather soon app your ur if you u want wanna
    like easier faster better first out for more conversation convo things here is some time sometime ur in touch do us
    details personal own to i im ill will be on at with`,
  ),
  /** Follows the name of a network when the work is meant, not a person's account. */
  WORK: words(
    `post posts posting video videos draft drafts reel reels story stories caption captions content plan plans strategy
    strategies campaign campaigns ad ads idea ideas concept concepts script scripts carousel carousels series calendar
    report reports analysis audit research template templates mockup mockups design designs graphic graphics thumbnail
    thumbnails hashtag hashtags insights analytics stats grid feed feedback edit edits clip clips copy experience skills
    skill knowledge audience audiences trend trends sound sounds filter filters live shop marketing presence growth
    numbers work task tasks part proposal outline schedule tips guide game style aesthetic take review summary slides
    deck newsletter newsletters list signature subject banner header section project piece sample samples version revision file
    files layout tutorial tutorials performance results engagement recommendations suggestions submission submissions survey
    text line lines lists writing sequence flow footer blast open opens notification notifications logo icon icons
    button link-in-bio stitch duet hook hooks transition transitions editor installed downloaded scheduled
    favorites background exercise session sessions exercises`,
  ),
  DAY: words(
    'monday tuesday wednesday thursday friday saturday sunday weekend tonight tomorrow today later sometime soon evening night',
  ),
  PHONE: words('phone cell mobile digits telephone cellphone phonenumber landline'),
  NUMBER: words('number numbers num nr no digits phone cell mobile cellphone phonenumber'),
  EMAIL: words('email mail gmail hotmail emails inbox emailaddress icloud outlook yahoo'),
  PARENTS: words(
    'parents parent mom mum dad mother father guardian guardians teacher teachers family mama papa folks padres mama',
  ),
  OUTING: words(
    'coffee lunch dinner drinks drink boba breakfast brunch pizza food tea bite movie movies walk ride drive smoothie icecream ice burger burgers',
  ),
} satisfies Sets;
