// Starts the API or the worker as its own process, as in a deployment, and waits until it is ready.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Running = { url: string; pid: number; kill(): Promise<void> };

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

type Options = {
  env: Record<string, string>;
  /** For example `--import`. */
  nodeOptions?: string[];
  onLine?: (line: string) => void;
};

export const startServer = (what: 'api' | 'worker', { env, nodeOptions = [], ...more }: Options) =>
  startProcess({
    name: what,
    args: [...nodeOptions, join(import.meta.dirname, `../../apps/server/src/${what}.ts`)],
    ready: { api: /Server listening at/, worker: /"worker started"/ }[what],
    env,
    ...more,
  });

type Process = { name: string; args: string[]; ready: RegExp } & Pick<Options, 'env' | 'onLine'>;

/** A Node process that prints a line when it is ready. */
export async function startProcess({ name, args, ready, env, onLine }: Process): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  void gone.then(() => running.delete(child));
  let last = '';
  const output = createInterface(child.stdout);
  const said = await new Promise<string>((resolve, reject) => {
    void gone.then(() => reject(new Error(`${name} exited before it was ready: ${last}`)));
    output.on('line', (line) => {
      last = line;
      onLine?.(line);
      if (ready.test(line)) resolve(line);
    });
  });
  if (!onLine) {
    // Nobody reads the log, so don't spend CPU time on dividing it into lines.
    output.close();
    child.stdout.resume();
  }
  return {
    url: /Server listening at (http:[^"\s]+)/.exec(said)?.[1] ?? '',
    pid: child.pid!,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
