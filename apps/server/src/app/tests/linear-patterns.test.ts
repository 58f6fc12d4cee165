// Every regular expression applied to input takes time proportional to its length. Collects all patterns from the
// sources of the server and the contract and runs them on adversarial texts.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { scrubLine } from '../../platform/telemetry/log-scrub.ts';
import { listOf } from '../../platform/http/http-cache.ts';
import { isWebsite, skillsNamedIn, websiteLink, withHttps } from '@questline/contract';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const folders = [
  'apps/server/src',
  'packages/contract/src',
  'packages/emails/src',
  'packages/contact-details/src',
  'packages/credentials/src',
];
/** These read only our own build and settings, never user input. */
const ownText = ['documents-policy.ts', 'documents-settings.ts', 'env-shapes.ts', 'email-sender.ts'];

/** A regular expression literal, where no division is possible. */
const literal =
  /(?<=[=(,:?|&!>[{;]\s*|return )\/(?![/*])((?:[^/\n[\\]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g;

const patterns = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.fixture|\.types)\.tsx?$/.test(file))
    .filter((file) => !ownText.some((name) => file.endsWith(name)))
    .flatMap((file) =>
      [...readFileSync(join(root, folder, file), 'utf8').matchAll(literal)].map(([whole, source, flags]) => ({
        name: `${file} ${whole}`,
        pattern: new RegExp(source!, flags!.replace('g', '')),
      })),
    ),
);

const parts = [
  'a',
  ' ',
  '.',
  '-',
  '@',
  ':',
  '/',
  '0',
  '\t',
  ',',
  ';',
  '<',
  '\\',
  'a.',
  'a-',
  'a/',
  ' ,',
  'a ',
  '<!---->',
  '%4',
];
const ends = ['', '\0', '!', ':x', '@'];

/** The literal start of a pattern, so that the input gets past it. */
const beginningOf = ({ source }: RegExp) => /^\^?([\w=<]*)(?![*+?{])/.exec(source)?.[1] ?? '';

function msOf(run: (text: string) => unknown, text: string): number {
  let least = Infinity;
  for (let n = 0; n < 3 && least > maxMs; n++) {
    const before = process.cpuUsage();
    run(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** Short texts first: a non-linear pattern would never finish a long one. */
function slowestMs(run: (text: string) => unknown, beginning = ''): number {
  let slowest = 0;
  for (const length of [128, 1_024, 16_384])
    for (const part of parts)
      for (const end of ends) {
        slowest = Math.max(slowest, msOf(run, beginning + part.repeat(length / part.length) + end));
        if (slowest > maxMs) return slowest;
      }
  return slowest;
}

/** Linear patterns take a fraction of a millisecond for 16 kB; quadratic ones take 200 ms. */
const maxMs = 40;

test('finds the patterns', () => {
  expect(patterns.length).toBeGreaterThan(60);
  expect(patterns.map(({ name }) => name).join()).toContain('plain-text.ts');
});

test.each(patterns)('$name', ({ pattern }) => {
  expect(slowestMs((text) => pattern.test(text), beginningOf(pattern))).toBeLessThan(maxMs);
});

test.each([
  ['scrubLine', scrubLine],
  ['listOf', listOf],
  ['isWebsite', isWebsite],
  ['withHttps', withHttps],
  ['websiteLink', websiteLink],
  ['skillsNamedIn', skillsNamedIn],
])('%s, which combines several patterns', (_, run) => {
  expect(slowestMs(run)).toBeLessThan(maxMs);
});

test('would find a non-linear pattern', () => {
  const [quadratic, anchored] = [/\s*,\s*/, /^(?:localhost|[^\s/?#:@]+\.[^\s/?#:@]+):\d{1,5}(?=[/?#]|$)/i];
  for (const pattern of [quadratic, anchored])
    expect(slowestMs((text) => pattern.test(text), beginningOf(pattern))).toBeGreaterThan(maxMs);
});
