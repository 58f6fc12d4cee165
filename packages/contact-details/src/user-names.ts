// Tells user names from ordinary words.
import { appNamed } from './app-names.ts';

type Written = { written: string; isDisguised: boolean };

const handle = /^(?:@[a-z0-9_.-]{2,30}|\$[a-z][a-z0-9_]{2,20}|[a-z][a-z0-9._$]{2,30}(?:#\d{4})?)$/;
const fileOrSite =
  /\.(?:png|jpe?g|pdf|mp[34]|mov|docx?|pptx?|xlsx?|psd|ai|svg|gif|zip|csv|txt|html?|com|org|net|io|co|us|edu|gov|shop|store|app|example|test)$/;
/** Words with digits that aren't user names: "mp4", "web2", "covid19", "draft_2", "version3". */
const numbered =
  /^(?:mp|h|v|q|web|covid|draft|version|final|task|part|week|day|step|page|slide|option|round|logo|take|post|reel|video|gen|grade|room|img|image|photo)[._]?\d+$|_(?:final|draft|v\d+)$/;
/** What follows "my insta is" when no user name does. */
const notNames = new Set(
  (
    'private public down new gone deleted empty good great better growing small big old just not in on for the a an about ' +
    'mostly all full really very pretty so too also only here there where what how why my your our still now and or but if ' +
    'linked attached listed shown below above blocked locked broken boring personal professional open closed almost like ' +
    'cool fine ready done live up running set being going getting more less easier faster best worst is are was it i you ' +
    'we they he she that this to of with without at from by as because since until when while'
  ).split(' '),
);

/** A word that can only be a user name: "@mia", "mia_k", "mia.k", "mia2009". */
export function looksLikeHandle({ written, isDisguised }: Written): boolean {
  // Most words are only letters, so they are sorted out first.
  if (isDisguised || !/[\d_.@$]/.test(written) || !handle.test(written) || appNamed(written)) return false;
  if (/[@$]/.test(written[0]!)) return true;
  return written.length > 3 && /[\d_.]/.test(written) && !fileOrSite.test(written) && !numbered.test(written);
}

/** A word that may be a user name in its place: "my insta is mia". */
export const looksLikeName = (word: { word: string; written: string; isHandle: boolean }): boolean =>
  word.isHandle || (/^[a-z$@][a-z0-9._$]{2,30}$/.test(word.written) && !notNames.has(word.word));
