import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { command, exitCodes } from './command.ts';
import { commands } from './commands.ts';
import { exitCodeRows } from './help.ts';
import { runQuestline } from './run-questline.fixture.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');

const run = (argv: string[], of = commands) => runQuestline(argv, {}, of);

test('docs/operating.md has every command, and no others', () => {
  const documented = [...page.matchAll(/^\| `questline ([a-z]+(?: [a-z]+)?)/gm)].map(([, name]) => name!);
  expect(documented.toSorted()).toEqual(Object.keys(commands).toSorted());
});

test('docs/operating.md has every option, and no others', () => {
  const documented = new Set([...page.matchAll(/--([a-z][a-z-]*)/g)].map(([, name]) => name!));
  const options = Object.values(commands).flatMap((it) => Object.keys(it.options ?? {}));
  expect([...documented].toSorted()).toEqual([...new Set([...options, 'json', 'help'])].toSorted());
});

test('docs/operating.md and the help explain every exit code', () => {
  const documented = [...page.matchAll(/^\| (\d) \| (.+) \|$/gm)].map(([, code, meaning]) => [code, meaning]);
  expect(documented).toEqual(exitCodeRows);
  expect(exitCodeRows.map(([code]) => Number(code))).toEqual(Object.values(exitCodes));
});

test.each(Object.keys(commands))('questline %s --help shows what it does and takes', async (name) => {
  const { code, out } = await run([...name.split(' '), '--help']);
  expect([code, out]).toEqual([0, expect.stringContaining(`Usage: questline ${name}`)]);
  for (const option of [...Object.keys(commands[name]!.options ?? {}), 'json', 'help'])
    expect(out).toContain(`--${option} `);
});

test('the overview lists all commands, and that of a group only its own', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  for (const name of Object.keys(commands)) expect(out).toContain(`  ${name}`);
  expect((await run(['operator', '--help'])).out).not.toContain('  migrate');
});

test('without a command, the overview is shown and the exit code is 2', async () => {
  expect(await run([])).toMatchObject({ code: 2, out: expect.stringContaining('Usage: questline') });
});

test.each<[argv: string[], problem: string]>([
  [['fly'], 'Unknown command: fly. See questline --help.'],
  [['operator', 'fly'], 'Unknown command: operator fly. See questline --help.'],
  [['version', '--loud'], "Unknown option '--loud'. See questline version --help."],
  [['version', 'now'], 'This command doesn\'t take "now". See questline version --help.'],
])('%j is wrong usage', async (argv, problem) => {
  expect(await run(argv)).toEqual({ code: 2, out: '', problem });
});

test('with --json, results and errors are JSON', async () => {
  expect(JSON.parse((await run(['version', '--json'])).out)).toHaveProperty('version');
  expect(JSON.parse((await run(['fly', '--json'])).problem)).toEqual({
    error: 'Unknown command: fly. See questline --help.',
  });
});

test('runs as a process, also from another folder', async () => {
  const args = [join(import.meta.dirname, '../questline.ts'), 'version', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tmpdir(), env: {} });
  expect(JSON.parse(stdout)).toHaveProperty('schema');
});

test('a command that finds problems exits with 1, and one that breaks shows where', async () => {
  const result = { text: 'Two problems.', data: 2, hasProblems: true };
  const of = {
    look: command({ summary: 'Look', run: async () => result }),
    break: command({ summary: 'Break', run: () => Promise.reject(new Error('Broken')) }),
  };
  expect(await run(['look'], of)).toEqual({ code: 1, out: 'Two problems.', problem: '' });
  expect(await run(['break'], of)).toMatchObject({ code: 1, problem: expect.stringContaining('    at ') });
});
