// Finds links to chat and payment apps and to personal rooms for calls. Other websites are fine.
import { originalSpan, rewrite, type View } from './view.ts';

type Span = { start: number; end: number };

const hosts = new Set(
  `wa.me wa.link chat.whatsapp.com api.whatsapp.com web.whatsapp.com whatsapp.com t.me telegram.me telegram.dog discord.gg
  discord.com discordapp.com m.me messenger.com snapchat.com ig.me line.me signal.me signal.group
  join.skype.com skype.com kik.me viber.com invite.viber.com chats.viber.com wechat.com groupme.com slack.com tinyurl.chat
  zoom.us meet.google.com teams.live.com teams.microsoft.com whereby.com meet.jit.si facetime.apple.com chat.google.com
  paypal.me paypal.com venmo.com cash.app cash.me zellepay.com revolut.me ko-fi.com buymeacoffee.com wise.com pay.google.com omegle.com
  linktr.ee beacons.ai calendly.com cal.com doodle.com`.split(/\s+/),
);
/** Names that only these services have. Their links also exist on other domains, such as those reserved for examples. */
const services = new Set(
  `t.me wa.me wa telegram whatsapp discord snapchat signal skype kik viber wechat groupme zoom whereby jitsi msteams paypal
  venmo revolut linktree calendly cal doodle`.split(/\s+/),
);
/** Chats and video calls that people host on their own domain: "meet.example.com/ana". */
const ownRoom = /^(?:meet|meeting|chat|call|calls|join|jitsi)\./;
/** Their pages for developers, companies and news aren't links to a person. */
const publicPage =
  /^\/(?:business|blog|newsroom|help|support|safety|developers|about|press|pricing|download|legal|privacy|terms|ads|features|brand|company|lens|lenses|us\/business)/;
const rootIsHarmless = new Set([
  'whatsapp.com',
  'discord.com',
  'messenger.com',
  'snapchat.com',
  'skype.com',
  'viber.com',
  'wechat.com',
  'slack.com',
  'zoom.us',
  'paypal.com',
  'venmo.com',
  'cash.app',
  'wise.com',
  'groupme.com',
  'ko-fi.com',
]);

const spokenDot = /(?<=[a-z0-9]) ?[([{]? ?(?:dot|punto|point) ?[)\]}]? ?(?=[a-z0-9])/g;
const spacedDot = /(?<=[a-z0-9]) ?[([]?\.[)\]]? ?(?=(?:me|gg|us|app|com|link|chat)(?![a-z0-9]))/g;
const spokenSlash = /(?<=[a-z0-9]) ?(?:slash|\/|barra) ?(?=[@a-z0-9+$])/g;
const link =
  /(?<![a-z0-9@.-])(?:https?:\/\/|hxxps?:\/\/)?(?:www\.)?([a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){1,4})(\/[^\s"'<>)\]]{0,200})?/g;
const schemes =
  /(?<![a-z])(?:whatsapp|tg|tel|sms|smsto|mailto|facetime|facetime-audio|skype|viber|discord|snapchat|msteams|venmo|cashapp|imessage|signal|sgnl):(?:\/\/)?[^\s"'<>]{3,200}/g;
const profile =
  /^(?:instagram\.com|tiktok\.com|facebook\.com|fb\.com|linkedin\.com|twitter\.com|x\.com|threads\.net|reddit\.com|twitch\.tv|steamcommunity\.com|vsco\.co)$/;
const post =
  /^\/(?:p|reel|reels|explore|tv|stories|hashtag|tag|music|discover|business|ads|groups|events|watch|r|search|company|jobs|learning|status|sharer)(?:\/|$|\?)/;
const mine = /(?:^|[^a-z])(?:my|me|im|i'm|mi|mine|add|hmu|personal|dm|message|text)(?![a-z])[^.!?\n]{0,40}$/;
const isMine = /^[^.!?\n]{0,30}?(?:^|[^a-z])(?:me|my|mine|hmu|add|dm|message|hit)(?![a-z])/;

const isService = (host: string) =>
  ownRoom.test(host) || services.has(host.split('.example')[0]!) || services.has(host.split('.')[0]!);

function isOutside(host: string, path: string, before: string, after: string): boolean {
  if (/^\/(?:messages|direct|m|msg|dm)\//.test(path) && profile.test(host)) return true;
  if (profile.test(host))
    return path.length > 1 && !post.test(path) && (mine.test(before) || isMine.test(after));
  const name = hosts.has(host) ? host : host.split('.').slice(-2).join('.');
  if (!hosts.has(name)) return path.length > 1 && isService(host) && !publicPage.test(path);
  if (path.length < 2) return !rootIsHarmless.has(name);
  return !publicPage.test(path);
}

export function findLinks(folded: View): Span[] {
  if (!/[.:]|dot|punto|point/.test(folded.text)) return [];
  let view = rewrite(folded, spokenDot, () => '.');
  view = rewrite(view, spacedDot, () => '.');
  view = rewrite(view, spokenSlash, () => '/');
  const found = [...view.text.matchAll(link)].filter(({ 0: whole, 1: host, 2: path, index }) =>
    isOutside(
      host!,
      path ?? '',
      view.text.slice(Math.max(0, index - 60), index),
      view.text.slice(index + whole.length, index + whole.length + 40),
    ),
  );
  return [...found, ...view.text.matchAll(schemes)].map((match) =>
    originalSpan(view, match.index, match.index + match[0].length),
  );
}
