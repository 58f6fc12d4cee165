// Finding contact details takes time proportional to the length of the text, whatever the text is.
import { expect, test } from 'vitest';
import { findContactDetails } from './index.ts';

const parts = [
  'a',
  ' ',
  '.',
  '-',
  '@',
  ':',
  '/',
  '0',
  '5',
  '\n',
  ',',
  '"',
  "'",
  '$',
  '*',
  '_',
  '|',
  '#',
  '+',
  '(',
  '[',
  '!',
  'a ',
  'a.',
  'a@',
  'a-',
  '5 ',
  '5-',
  '5.',
  '5,',
  '5, ',
  '(5',
  '+5',
  '5:',
  '$5',
  '5x',
  '0/',
  '97',
  '#f',
  'x_',
  'one ',
  'five',
  'for ',
  'five\n',
  '5\n',
  '555\n',
  'moc.a',
  'moc.a@',
  'meet.a/',
  'info@a.',
  '1-800-',
  'order 1 a ',
  'five ',
  'twenty ',
  'double five ',
  'o5',
  'dot ',
  ' at ',
  'a at ',
  'a dot ',
  'a@a.',
  '(at) ',
  'http://',
  'www.',
  'a/',
  't.me/',
  'tel:',
  'snap ',
  'sn@p ',
  's n ',
  'in sta ',
  'wh*ts',
  'insta @a ',
  'me ',
  'my insta is ',
  'add me ',
  'call me ',
  'your number ',
  'meet ',
  'come alone ',
  'just you and ',
  'not ',
  '1 main ',
  '1 main st ',
  'calle a ',
  'i live at ',
  'my address is ',
  'flat 1, ',
  '1 a, ',
  'a lane 1',
  'three fives ',
  '555, ',
  'plus 1 ',
  'номер ',
  '加',
  'order ',
  'order no ',
  'é',
  '𝓼',
  'а',
  '\u200b',
];

function cpuMs(text: string): number {
  const before = process.cpuUsage();
  findContactDetails(text, { for: 'student' });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const textOf = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Four times the length takes four times as long if the time is linear, and sixteen times if it's quadratic. */
const mostGrowth = 9;
/** Below this, other processes and garbage collection matter more than the text. */
const negligibleMs = 60;

function isLinear(part: string): boolean {
  const [short, long] = [textOf(part, 25_000), textOf(part, 100_000)];
  return Array.from({ length: 4 }).some(() => {
    const ms = cpuMs(long);
    return ms < negligibleMs || ms < mostGrowth * cpuMs(short);
  });
}

test.each(parts)('100 kB of %j', (part) => {
  expect(isLinear(part)).toBe(true);
});
