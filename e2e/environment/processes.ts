// Starts a server process and waits until its log says that it's ready.
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

export type Running = { stop(): Promise<void> };

type Options = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** A line that means "ready". */
  ready: RegExp;
  logFile: string;
};

export async function startProcess({ name, args, env, ready, logFile }: Options): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        log.write(`${line}\n`);
        said.push(line);
        if (ready.test(line)) resolve();
      });
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}:\n${said.join('\n')}`)));
  });
  return { stop: () => stop(child) };
}

const stop = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
    return setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
  });
