// Chat abbreviations, common typos and words that belong together, so that phrases need only the usual form.
import { rewrite, type View } from './view.ts';

const shortForms = {
  you: 'u yu',
  your: 'ur yr',
  are: 'r',
  with: 'w',
  please: 'pls plz pleas',
  tomorrow: 'tmrw tmr tomorow tmw 2morrow',
  tonight: '2nite tonite tn 2night',
  later: 'l8r l8er',
  message: 'msg mesage messege',
  text: 'txt',
  number: 'numbr nmbr nubmer numba nbr',
  phone: 'fone phne',
  email: 'emial eamil',
  address: 'adress addres adres addy',
  mom: 'mum mommy mummy momma',
  dad: 'daddy',
  friend: 'freind frend',
  because: 'cuz bc coz cos',
  people: 'ppl',
  through: 'thru',
  about: 'abt',
  before: 'b4',
  anyone: 'anybody any1',
  nobody: 'noone no1',
  whats: 'wats whts wuts',
  weekend: 'wknd',
  pictures: 'pics pix',
  username: 'usrname usernam',
};

const usualForms = new Map(
  Object.entries(shortForms).flatMap(([usual, others]) =>
    others.split(' ').map((other): [string, string] => [other, usual]),
  ),
);

export const usualForm = (word: string): string => usualForms.get(word) ?? word;

/** Several words that mean one thing. */
const compounds = new Map([
  ['no one', 'nobody'],
  ['no-one', 'nobody'],
  ['ice cream', 'icecream'],
  ['e-mail', 'email'],
  ['e mail', 'email'],
  ['call to action', 'cta'],
  ['call-to-action', 'cta'],
  ['calls to action', 'cta'],
  ['one on one', 'oneonone'],
  ['one-on-one', 'oneonone'],
  ['one to one', 'oneonone'],
  ['one-to-one', 'oneonone'],
  ['1 on 1', 'oneonone'],
  ['1-on-1', 'oneonone'],
  ['1:1', 'oneonone'],
  ['two of us', 'twoofus'],
  ['2 of us', 'twoofus'],
  ['in person', 'inperson'],
  ['face to face', 'inperson'],
  ['face-to-face', 'inperson'],
  ['in real life', 'inperson'],
  ['at sign', 'atsign'],
  ['meet in the middle', 'compromise'],
  ['meet me in the middle', 'compromise'],
  ['meet halfway', 'compromise'],
  ['meet you halfway', 'compromise'],
  ['meet me halfway', 'compromise'],
  ['apple pay', 'applepay'],
  ['google pay', 'googlepay'],
  ['cash tag', 'cashtag'],
  ['hot tub', 'jacuzzi'],
]);
const compound = new RegExp(`(?<![a-z0-9])(?:${[...compounds.keys()].join('|')})(?![a-z0-9])`, 'g');

export const joinCompounds = (view: View): View =>
  rewrite(view, compound, ([words]) => compounds.get(words)!);
