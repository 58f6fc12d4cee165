// Sets of words that phrases refer to in capitals.
import { chatApps, paymentApps, socialApps } from '../app-names.ts';
import type { Sets } from '../phrase.ts';

const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

export const sets = {
  CHAT: chatApps,
  SOCIAL: socialApps,
  PAY: paymentApps,
  INSTA: words('instagram insta'),
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
    bit little like easier faster better first out for more conversation convo things here is some time sometime ur in touch do us
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
  /** Verbs for going somewhere to see someone. */
  COME: words(
    'meet come go visit stop show arrive be hang see get spend stay swing drop pop came coming meeting drive pass join sit head travel',
  ),
  PROPOSE: words('lets can could should shall wanna want love like gonna may would might prefer rather'),
  /** What is made of apps at work. Words that people also use in private aren't listed. */
  SUBJECT: words(
    `post posts posting video videos draft drafts reel reels story stories caption captions content strategy strategies
    campaign campaigns ad ads idea ideas concept concepts script scripts carousel series calendar report reports analysis
    audit research template templates mockup mockups design designs graphic graphics thumbnail hashtag hashtags insights
    analytics stats grid clip clips skills skill audience audiences trend trends filters marketing presence growth proposal
    outline aesthetic deck newsletter newsletters signature banner header layout tutorial tutorials performance engagement
    recommendations submission submissions survey blast notification logo icon icons button stitch duet hook hooks
    transition transitions editor scheduled task tasks`,
  ),
  /** Follows the name of an app that is used to get in touch: "a Discord for us two". */
  USED_APP: words(
    `for with so to on where and or account group chat call number handle username name message messages server invite friend
    me you us is thing convo contact app too instead because but since if when that which user id tag link dm would works
    there yet just as then`,
  ),
  DAY: words(
    'monday tuesday wednesday thursday friday saturday sunday weekend tonight tomorrow today later sometime soon evening night',
  ),
  PHONE: words('phone cell mobile digits telephone cellphone phonenumber landline'),
  NUMBER: words('number numbers num nr no digits phone cell mobile cellphone phonenumber'),
  EMAIL: words('email mail gmail hotmail emails inbox emailaddress icloud outlook yahoo'),
  /** May come between "your" and "number" or "email". */
  OWN: words(
    'own personal private phone cell mobile telephone contact direct home work school other best main whatsapp current real',
  ),
  PARENTS: words(
    'parents parent mom mother father dad guardian guardians teacher teachers family mama papa folks padres sister brother adult adults grownup grownups chaperone coach',
  ),
  OUTING: words(
    `coffee lunch dinner drinks drink boba breakfast brunch pizza food tea bite movie movies walk ride drive smoothie icecream
    burger burgers sushi tacos ramen beer beers wine cocktail milkshake date concert beach picnic hike swim bowling cinema
    karaoke gelato shopping`,
  ),
  PRIVATE: words(
    `house place apartment home hotel car room flat condo crib apt garage basement pool dorm truck cabin bedroom couch boat van
    loft sofa bed yard backyard airbnb trailer balcony`,
  ),
  /** People who make a meeting harmless. */
  OTHERS: words(
    `team everyone everybody group parent parents guardian guardians mom dad mother father teacher teachers crew staff
    colleagues colleague others family families students volunteers public online virtual virtually
    coworkers workshop event fair chaperone adult counselor customers manager owner owners interns participants panel
    audience club equipo padres mama papa grupo todos classmates employees artists vendors press tour kickoff booth
    photographer mentors mentor friends principal coach`,
  ),
  /** Who sees the work, and where. */
  AUDIENCE: words(
    `skit scene character characters actor dialogue narrator customer customers followers viewers clients audience fans
    visitors shoppers caption captions cta flyer poster banner slogan buyers guests readers subscribers headline button form
    field footer template listing website story song title motto lyrics`,
  ),
  /** Words of marketing that hardly anyone uses in private. */
  BRANDING: words(
    `brand brands branding campaign campaigns strategy strategies ad ads advert hashtag hashtags influencer influencers
    creators sticker stickers lens lenses mascot channel channels community communities competitor competitors api bot bots
    bookings faq logo icon icons mockup mockups poll launch marketing engagement analytics insights algorithm algorithms
    reel reels carousel thumbnail thumbnails statistics newsletter business businesses restaurants bakeries shops stores
    cafes users teens teenagers generation subscribers views trending viral storyboard moderation moderators survey pros cons
    research compare comparing percent presentation slides`,
  ),
  /** Other words that suggest that an app is the subject of the work. */
  TOPIC: words(
    `design order orders ordering websites page pages company companies feature features kids creator likes comments
    commented emoji emojis screenshot screenshots rules moderate mods article essay product products budget interns
    target tagged tag upload uploaded publish published film filming editing restaurant examples example reservations
    reminders appointments deliveries explain popular history market country robotics club clubs trailer`,
  ),
} satisfies Sets;
