// Finds email addresses, also with "at" and "dot" in words.
import { originalSpan, rewrite, type View } from './view.ts';

type Span = { start: number; end: number };

const topLevel =
  '(?:com|net|org|edu|gov|io|co|me|es|mx|us|uk|de|fr|it|br|ar|ca|app|info|biz|dev|xyz|shop|online|site|example|test|invalid|school|mail|email)';
const provider =
  '(?:gmail|g mail|gee mail|geemail|googlemail|hotmail|outlook|yahoo|ymail|icloud|proton|protonmail|aol|gmx|live|hey|fastmail|zoho)';

const bracketedAt =
  / {0,2}[([{<*_~|-]{1,2} {0,2}(?:at|arroba|arobase|chiocciola|klammeraffe|@|chez|a t|a) {0,2}[)\]}>*_~|-]{1,2} {0,2}/g;
const bracketedDot =
  / {0,2}[([{<*_~|-]{1,2} {0,2}(?:dot|punto|point|punkt|ponto|\.) {0,2}[)\]}>*_~|-]{1,2} {0,2}/g;
const spokenDot = /(?<=[a-z0-9]) {1,2}(?:dot|period|punto|point|punkt|ponto) {1,2}(?=[a-z0-9])/g;
const spacedDot = new RegExp(`(?<=[a-z0-9]) ?[.,] ?(?=${topLevel}(?![a-z0-9]))`, 'g');
const spokenUnderscore = /(?<=[a-z0-9]) {1,2}(?:underscore|guion bajo) {1,2}(?=[a-z0-9])/g;
const spokenAt = new RegExp(
  `(?<=[a-z0-9.]) {1,2}(?:at|arroba|arobase|chiocciola|klammeraffe|(?:then )?(?:the )?at[ -]?sign(?: then)?|chez|@) {1,2}(?=${provider}(?![a-z])|[a-z0-9-]{2,30}\\.${topLevel}(?![a-z0-9]))`,
  'g',
);
const spacedAt = /(?: @ |@ )(?=[a-z0-9-]{2,30}\.[a-z])/g;
const providerWithoutDot = new RegExp(`@ ?${provider}(?![a-z])`, 'g');
const lettersApart = /(?<![a-z0-9])(?:[a-z0-9._] ){2,30}@(?: [a-z0-9._]){5,40}(?![a-z0-9])/g;

const address = /[a-z0-9._%+'-]{1,64}@{1,3}[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}/g;
/** "moc.elpmaxe@ana" */
const backwards =
  /(?<![a-z0-9])(?:moc|gro|ten|ude|elpmaxe)\.[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,2}@[a-z0-9._-]{1,64}/g;
const isComplete = new RegExp(`@(?:[^.]{1,63}(?:\\.[a-z0-9-]{2,63}){1,4}|${provider})$`);

/** "Use made-up data, such as test@example.com." */
const placeholder =
  /^(?:test|you|yourname|your\.name|firstname\.lastname|first\.last|someone|user|username|john\.doe|jane\.doe|name)@/;

/** "Order online at example.com" is a website, "mia.k at example.com" an address. */
const beforeWebsite = new Set(
  `us online it more look order shop info website available live site page here products menu is out visit find them store
  blog read see everything details up sale now anything one article portfolio posted published hosted form works looking
  start sell sells selling work open check shopping back`.split(/\s+/),
);
const cue = /(?:e-?mail|correo|reach|write|contact|inbox|escrib|hit me|hmu|schreib|me )/;

/** A company's public address as part of the work: "the footer says info@example.com". */
const publicAddress =
  /^(?:press|info|media|hello|support|orders|sales|contact|office|bookings|booking|help|service)@/;
const published =
  /(?:flyer|poster|banner|brochure|footer|boilerplate|press release|signature|website|homepage|mockup|slide|business card|sticker|label|sign )/;
const toSendTo = /(?:send|sent|forward|submit|write|reach|drop|reply|mail (?:it|me|us|them)|to $|cc )/;

function isPublished(text: string, match: RegExpExecArray): boolean {
  if (!publicAddress.test(match[0])) return false;
  const before = text.slice(Math.max(0, match.index - 150), match.index);
  return published.test(before) && !toSendTo.test(before);
}

function spellOut(folded: View): View {
  let view = rewrite(folded, lettersApart, ([apart]) => apart.replaceAll(' ', ''));
  view = rewrite(view, bracketedDot, () => '.');
  view = rewrite(view, bracketedAt, () => '@');
  view = rewrite(view, spokenUnderscore, () => '_');
  view = rewrite(view, spokenDot, () => '.');
  view = rewrite(view, spacedDot, () => '.');
  view = rewrite(view, spacedAt, () => '@');
  const { text } = view;
  return rewrite(view, spokenAt, (match) => {
    const before =
      /[a-z0-9._-]{1,40}$/.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[0] ?? '';
    const wasSpelled =
      folded.text.includes(' dot ') ||
      folded.text.includes(' period ') ||
      folded.text.includes(' punto ') ||
      !match[0].includes(' at ');
    if (!wasSpelled && beforeWebsite.has(before)) return match[0];
    const isName = /[\d._]/.test(before) || cue.test(text.slice(Math.max(0, match.index - 60), match.index));
    const goesToProvider = new RegExp(`^${provider}(?![a-z])`).test(
      text.slice(match.index + match[0].length, match.index + match[0].length + 20),
    );
    return wasSpelled || isName || goesToProvider ? '@' : match[0];
  });
}

export function findEmails(folded: View): Span[] {
  if (
    !/@|\(a\)|(?:^|[^a-z])(?:at|arroba|arobase|chiocciola|klammeraffe|atsign|chez)(?![a-z])/.test(folded.text)
  )
    return [];
  const view = rewrite(spellOut(folded), providerWithoutDot, ([match]) => match.replaceAll(' ', ''));
  const addresses = [...view.text.matchAll(address)].filter(
    (match) =>
      isComplete.test(match[0].replace(/[.-]{1,5}$/, '')) &&
      !placeholder.test(match[0]) &&
      !isPublished(view.text, match),
  );
  return [...addresses, ...view.text.matchAll(backwards)].map((match) =>
    originalSpan(view, match.index, match.index + match[0].length),
  );
}
