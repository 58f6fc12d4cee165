// Names of messengers, social networks and payment apps, with the ways people write and disguise them.

const aliases = {
  chat: {
    whatsapp:
      'whatsap whatsappp watsapp watsap whatapp whatssap wassap wassup_app wazzap wsp wpp wapp whats-app guasap wasap whatsup zapzap wtsp wtsapp whtsapp whtsap wtspp whtspp watsup whasapp whatsapp whatts',
    telegram: 'tlgrm tlgm tele telegrm telegramm telgram tlgrm tg',
    snapchat: 'snpcht snpch snap snapp snpchat snapchatt snapchap snp snaps sc snapcht schnapchat',
    kik: 'kikk',
    discord: 'dscrd discrd disc dscord discordd',
    signal: '',
    wechat: 'weixin',
    viber: '',
    skype: '',
    imessage: 'imsg',
    facetime: '',
    messenger: 'fbmessenger',
    groupme: '',
    kakaotalk: 'kakao',
    wickr: '',
    threema: '',
    hangouts: '',
    zalo: '',
    omegle: '',
    yubo: '',
    wizz: '',
    bereal: '',
    locket: '',
    houseparty: '',
    matrix: '',
    slack: '',
    zangi: '',
    textnow: '',
    telegramx: '',
    googlechat: 'gchat',
    googlevoice: 'gvoice',
    tinder: '',
    bumble: '',
    hinge: '',
    hoop: '',
    ometv: '',
    chatroulette: '',
  },
  social: {
    instagram: 'nstgrm instgrm instagrm instgram instagramm',
    insta: 'ig igram finsta instaa',
    tiktok: 'ticktock tictoc tiktock',
    facebook: 'fb facebok',
    twitter: '',
    linkedin: '',
    reddit: '',
    twitch: '',
    pinterest: '',
    tumblr: '',
    threads: '',
    roblox: '',
    steam: '',
    vsco: '',
    psn: '',
    xbox: '',
    fortnite: '',
  },
  payment: {
    venmo: '',
    cashapp: 'cshapp',
    paypal: 'paypl',
    zelle: '',
    bizum: '',
    revolut: '',
    applepay: '',
    googlepay: 'gpay',
    moneygram: '',
    cashtag: '',
  },
};

const kinds = Object.keys(aliases) as (keyof typeof aliases)[];
const namesOf = (kind: keyof typeof aliases) => new Set(Object.keys(aliases[kind]));
export const chatApps = namesOf('chat');
export const socialApps = namesOf('social');
export const paymentApps = namesOf('payment');

/** From every way to write a name to the name. */
const names = new Map(
  kinds.flatMap((kind) =>
    Object.entries(aliases[kind]).flatMap(([name, others]) =>
      [name, ...others.split(' ').filter(Boolean)].map((alias): [string, string] => [alias, name]),
    ),
  ),
);

/** Long names that no other word resembles, so that one wrong letter doesn't matter: "whatzapp", "instagrm". */
const longNames = ['whatsapp', 'telegram', 'snapchat', 'instagram'];

/** Whether two words differ by one letter that was changed, added or left out. */
function isOneLetterOff(word: string, name: string): boolean {
  // Only one of the first two letters can be wrong.
  if (word[0] !== name[0] && word[1] !== name[1] && word[0] !== name[1] && word[1] !== name[0]) return false;
  let same = 0;
  while (same < name.length && word[same] === name[same]) same++;
  const [shorter, longer] = word.length < name.length ? [word, name] : [name, word];
  return longer.length === shorter.length
    ? word.slice(same + 1) === name.slice(same + 1)
    : shorter.slice(same) === longer.slice(same + 1);
}

export const appNamed = (word: string): string | undefined =>
  names.get(word) ??
  (word.length > 6 && word.length < 11 && /^[a-z]+$/.test(word)
    ? longNames.find((name) => Math.abs(name.length - word.length) < 2 && isOneLetterOff(word, name))
    : undefined);

/** Names that nobody spells with digits, stars or gaps unless they want to hide them. */
const oftenDisguised = /^(?:whatsapp|telegram|snapchat|discord|instagram|insta|tiktok|venmo|cashapp|paypal)$/;
const disguisable = [...names].filter(([alias, name]) => alias.length > 3 && oftenDisguised.test(name));
const disguisableNames = new Map([
  ...disguisable,
  ['kik', 'kik'],
  ['gmail', 'gmail'],
  ['hotmail', 'hotmail'],
]);

/** What such a name can begin with. */
const firstParts = new Set(
  [...disguisableNames.keys()].flatMap((name) => Array.from(name, (_, at) => name.slice(0, at)).slice(2)),
);

/** Two words that are commonly written instead of one. */
const twoWords = new Set(['whats app', 'snap chat', 'insta gram', 'tik tok', 'cash app', 'pay pal']);

/** Signs in the place of letters, each followed by the letter. */
const leet = new Map(
  '0o 1i 3e 4a 5s 7t 8b 9g @a $s !i |l +t'.split(' ').map((pair): [string, string] => [pair[0]!, pair[1]!]),
);
const unleet = (word: string) => word.replace(/[^a-z*]/g, (sign) => leet.get(sign) ?? sign);

const fits = (pattern: string, name: string) =>
  pattern.length === name.length &&
  Array.from(pattern).every((letter, at) => letter === '*' || letter === name[at]);

/** The app behind a disguised name: "sn@p", "1nsta", "te1egram", "wh*tsapp", "s_n_a_p". */
export function disguisedApp(word: string): string | undefined {
  if (word.length < 3 || word.length > 24 || !/[^a-z']/.test(word)) return undefined;
  const bare = word.replace(/[._'-]/g, '');
  const readings = [unleet(bare), unleet(bare.replaceAll('1', 'l'))];
  for (const reading of readings) {
    const name = disguisableNames.get(reading);
    if (name) return name;
  }
  const resembled = appNamed(readings[0]!);
  if (resembled && longNames.includes(resembled) && /\d/.test(bare)) return resembled;
  if (!bare.includes('*') || bare.replaceAll('*', '').length < 3) return undefined;
  return disguisable.find(([alias]) => fits(bare, alias))?.[1];
}

/** The app in letters that were written apart: "s n a p", "a d d m e o n s n a p". */
export function appInLetters(letters: string): string | undefined {
  const word = unleet(letters);
  return disguisable.find(([alias]) => word.includes(alias))?.[1] ?? (word === 'kik' ? word : undefined);
}

/** The app whose name was split in two: "in sta". `isUsual` if people write it like that anyway: "snap chat". */
export function splitApp(first: string, second: string): { name: string; isUsual: boolean } | undefined {
  // "What app did you use?"
  if (!firstParts.has(first) || first.length + second.length > 12 || first === 'what') return undefined;
  const name = disguisableNames.get(first + second);
  return name ? { name, isUsual: twoWords.has(`${first} ${second}`) } : undefined;
}
