// Test fixture: the API as a separate process, for tests that signal or kill it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const entry = new URL('../../api.ts', import.meta.url).pathname;

export type ApiProcess = Awaited<ReturnType<typeof startApi>>;

export async function startApi(settings: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  const lines: string[] = [];
  const url = await new Promise<string>((ready, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      const address = /Server listening at (http:[^"]+)/.exec(line)?.[1];
      if (address) ready(address);
    });
    void exited.then(([code]) => fail(new Error(`the API exited with ${code}:\n${lines.join('\n')}`)));
  });
  return {
    url,
    lines,
    exited,
    signal: (name: NodeJS.Signals) => child.kill(name),
  };
}
