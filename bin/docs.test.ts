// What the documentation refers to exists: files, links, headings, commands with their options, and settings.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { retentionDays } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { commonOptions } from '../apps/server/src/cli/command.ts';
import { commands } from '../apps/server/src/cli/commands.ts';
import { table } from '../apps/server/src/platform/env/env-table.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);
const exists = (path: string) => existsSync(join(root, path));

/** Written by an operator while following docs/deploy.md. */
const ownFiles = /^deploy\/(secrets|\.env)(\/|$)/;
/** The name of a lock, which looks like a command. */
const lock = 'questline leader';
/** Words in capitals that aren't settings: of Docker, systemd, compose.yaml, tests PostgreSQL, and the library for traces. */
const otherNames = new Set([
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'POSTGRES_PASSWORD',
  'SLOW_MS',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

/** As GitHub makes them from headings. */
const anchorsOf = (text: string) =>
  new Set(
    matches(text.replaceAll(/^```[\s\S]*?^```/gm, ''), /^#+ (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** Code in the text, and the lines of blocks of shell commands, with continued lines in one piece. */
const codeOf = (text: string) => [
  ...matches(text, /`([^`\n]+)`/g),
  ...matches(text, /^```(?:sh|bash)\n([\s\S]*?)^```/gm).flatMap((block) =>
    block.replaceAll(/\\\n\s*/g, ' ').split('\n'),
  ),
];

/** What is wrong with a call of the command line tool, if anything. */
function problemWith(call: string): string | undefined {
  const words = call.trim().split(/\s+/);
  if (/^[<…]/.test(words[0]!)) return undefined;
  const name = [words.slice(0, 2).join(' '), words[0]!].find((it) => it in commands);
  // `questline operator` stands for all of its commands.
  if (!name)
    return Object.keys(commands).some((it) => it.startsWith(`${call.trim()} `))
      ? undefined
      : `no command: ${call}`;
  const known = { ...commands[name]!.options, ...commonOptions };
  const unknown = words
    .filter((it) => it.startsWith('--'))
    .filter((it) => !Object.hasOwn(known, it.slice(2).replace(/=.*/, '')));
  return unknown.length ? `${name} has no ${unknown.join(', ')}` : undefined;
}
const callsIn = (text: string) =>
  codeOf(text)
    .filter((code) => code !== lock)
    .flatMap((code) => matches(code, /(?:^(?:npx )?questline|run --rm questline|questline\.ts) ([^|;&*]+)/g));

// The changelog names files and commands that no longer exist.
const pages = globSync('{*.md,docs/**/*.md,deploy/**/*.md,.github/**/*.md}', { cwd: root }).filter(
  (path) => path !== 'CHANGELOG.md',
);

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('every path in it exists', () => {
    const paths = matches(text, /`((?:apps|packages|db|e2e|bench|bin|docs|deploy|\.ci)\/[\w./-]+)`/g);
    expect(paths.filter((path) => !ownFiles.test(path) && !exists(path))).toEqual([]);
  });

  test('every link in it leads to a file, and to a heading there', () => {
    const links = matches(text, /\]\(([^)\s]+)/g).filter((link) => !/^(https?|mailto):/.test(link));
    const dead = links.filter((link) => {
      const [path, anchor] = link.split('#') as [string, string?];
      const target = path ? join(dirname(page), path) : page;
      return !exists(target) || (anchor !== undefined && !anchorsOf(read(target)).has(anchor));
    });
    expect(dead).toEqual([]);
  });

  test('every npm script in it exists', () => {
    const names = [
      ...matches(text, /npm run ([\w:-]+)/g),
      ...matches(text, /npm run --silent ([\w:-]+)/g),
    ].filter((name) => !name.startsWith('--'));
    expect(names.filter((name) => !scripts[name])).toEqual([]);
  });

  test('every command of questline in it exists, with its options', () => {
    expect(callsIn(text).flatMap((call) => problemWith(call) ?? [])).toEqual([]);
  });

  test('every setting in it exists', () => {
    const names = codeOf(text).flatMap((code) => matches(code, /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?=$|=| )/g));
    const unknown = names.filter(
      (name) => !otherNames.has(name) && !(name in table || name.replace(/_FILE$/, '') in table),
    );
    expect(unknown).toEqual([]);
  });
});

describe('deployment files', () => {
  test('name only npm scripts and paths that exist', () => {
    const files = globSync('deploy/**/*', { cwd: root, withFileTypes: true })
      .filter((it) => it.isFile())
      .map((it) => join(it.parentPath, it.name))
      .filter((path) => !ownFiles.test(path.slice(root.length + 1)));
    const text = files.map((path) => readFileSync(path, 'utf8')).join('\n');
    expect(matches(text, /npm run ([\w:-]+)/g).filter((name) => !scripts[name])).toEqual([]);
    const paths = matches(text, /(?<![\w./-])((?:apps|packages|db|docs|bin)\/[\w./-]+\.(?:ts|md|sql))/g);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });
});

describe('these checks', () => {
  test('find a wrong command, a wrong option and a wrong setting', () => {
    expect(callsIn('Run `questline sing` or `npx questline jobs --many`.').map(problemWith)).toEqual([
      'no command: sing',
      'jobs has no --many',
    ]);
    expect(
      callsIn('```sh\ndocker compose run --rm questline operator create --email a \\\n  --nam b\n```').map(
        problemWith,
      ),
    ).toEqual(['operator create has no --nam']);
    expect(codeOf('`DATABSE_URL` and `PORT`')).toEqual(['DATABSE_URL', 'PORT']);
  });

  test('make the same anchors as GitHub', () => {
    expect([...anchorsOf("# Ada's `code`: 1, 2\n## What npm may do\n```sh\n# not this\n```")]).toEqual([
      'adas-code-1-2',
      'what-npm-may-do',
    ]);
  });
});

test('docs/privacy.md has the periods after which data is deleted', () => {
  const days = matches(read('docs/privacy.md'), /^\| .+ \| (\d+)(?:, by month)? \|$/gm).map(Number);
  const {
    accessLog,
    consents,
    reports,
    inquiries,
    notifications,
    emailDeliveries,
    sessions,
    unreferencedFiles,
    backups,
  } = retentionDays;
  expect(days).toEqual([
    accessLog,
    consents,
    reports,
    inquiries,
    notifications,
    emailDeliveries,
    sessions,
    unreferencedFiles,
    backups,
  ]);
});

test('decisions are numbered without gaps', () => {
  const numbers = globSync('docs/decisions/*.md', { cwd: root })
    .map((path) => Number(/\/(\d{4})-/.exec(path)![1]))
    .toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
