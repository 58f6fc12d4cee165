// Starts the API or the worker as its own process, as in a deployment, and waits until it is ready.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Running = { url: string; pid: number; kill(): Promise<void> };

const ready = { api: /Server listening at/, worker: /"worker started"/ };
const running = new Set<Running>();
process.once('exit', () => running.forEach(({ pid }) => process.kill(pid, 'SIGKILL')));

type Options = {
  env: Record<string, string>;
  /** For example `--import`. */
  nodeOptions?: string[];
  onLine?: (line: string) => void;
};

export async function startServer(
  what: 'api' | 'worker',
  { env, nodeOptions = [], onLine }: Options,
): Promise<Running> {
  const file = join(import.meta.dirname, `../../apps/server/src/${what}.ts`);
  const child = spawn(process.execPath, [...nodeOptions, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const said = await new Promise<string>((resolve, reject) => {
    void gone.then(() => reject(new Error(`${what} exited before it was ready`)));
    createInterface(child.stdout).on('line', (line) => {
      onLine?.(line);
      if (ready[what].test(line)) resolve(line);
    });
  });
  const itself: Running = {
    url: /Server listening at (http:[^"]+)/.exec(said)?.[1] ?? '',
    pid: child.pid!,
    async kill() {
      running.delete(itself);
      child.kill('SIGKILL');
      await gone;
    },
  };
  running.add(itself);
  return itself;
}
