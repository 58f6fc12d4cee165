import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const file = JSON.stringify(join(import.meta.dirname, 'close-on-signal.ts'));

/** Runs a script with two open things, and sends it a signal when it says that it is ready. */
async function interrupt(signal: NodeJS.Signals, script: string) {
  const open = `import { closeOnSignal } from ${file};
    const opened = (name) => closeOnSignal(async () => console.log('closed', name));
    const [first, second] = [opened('first'), opened('second')];
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${open} ${script}`]);
  const exited = once(child, 'exit') as Promise<[code: number]>;
  const output = text(child.stdout);
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('ready')) child.kill(signal);
  });
  return { code: (await exited)[0], lines: (await output).trim().split('\n') };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s closes what is open, the newest first, and exits', async (signal, code) => {
  expect(await interrupt(signal, `console.log('ready');`)).toEqual({
    code,
    lines: ['ready', 'closed second', 'closed first'],
  });
});

test('what is already closed is not closed again', async () => {
  const { lines } = await interrupt('SIGTERM', `await second(); console.log('ready');`);
  expect(lines).toEqual(['closed second', 'ready', 'closed first']);
});

test('nothing begins after a close that a signal has interrupted', async () => {
  const script = `process.once('SIGTERM', async () => { await first(); console.log('next'); });
    console.log('ready');`;
  expect((await interrupt('SIGTERM', script)).lines).toEqual(['ready', 'closed second', 'closed first']);
});
