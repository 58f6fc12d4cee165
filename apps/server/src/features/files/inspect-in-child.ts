// Decoders of images are large and read what strangers send, so they run in a process that holds no secrets, no
// connection and nobody else's work. The kernel ends it when it takes too much processor time or memory: time on a busy
// machine says little about a file, so the clock is only the last resort.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Inspected, InspectJob } from './inspect-file.ts';

const entry = fileURLToPath(new URL('./inspect.process.ts', import.meta.url));

/** A decoder's own way to die, and the kernel's when its time is used up; from outside come SIGKILL and SIGTERM. */
const crashes = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGXCPU']);

export type InspectLimits = { cpuSeconds: number; clockMs: number };

/** A picture takes a second at most; 100 MB of somebody's work may take longer. */
const limitsOf = ({ purpose }: Pick<InspectJob, 'purpose'>): InspectLimits =>
  purpose === 'submission' ? { cpuSeconds: 20, clockMs: 60_000 } : { cpuSeconds: 5, clockMs: 30_000 };
/** Counts address space that may be written to, of which Node reserves half a gigabyte that it doesn't use. */
const dataKilobytes = 1_572_864;

/** Soft and hard limit apart, since at the hard one the kernel sends SIGKILL. macOS knows no limit of data. */
const limited = 'ulimit -c 0; ulimit -d "$1"; ulimit -S -t "$2"; ulimit -H -t "$3"; shift 3; exec "$@"';

export async function inspectInChild(job: InspectJob, limits = limitsOf(job)): Promise<Inspected> {
  const { cpuSeconds, clockMs } = limits;
  const bounds = [dataKilobytes, cpuSeconds, cpuSeconds + 2].map(String);
  const command = [process.execPath, '--max-old-space-size=512', entry];
  const child = spawn('/bin/sh', ['-c', limited, 'inspect', ...bounds, ...command], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let verdict: Inspected | undefined;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, clockMs);
  child.on('message', (message) => (verdict = message as Inspected));
  // A child that is gone already: its exit says so.
  child.send(job, () => undefined);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearTimeout(timer);
  if (verdict) return verdict;
  // It would fare no better the next time.
  if (late || crashes.has(signal ?? '')) return { refusal: unreadable(job) };
  throw new Error('the inspection broke off');
}

export const unreadable = ({ purpose }: Pick<InspectJob, 'purpose'>) =>
  purpose === 'submission' ? ('file_damaged' as const) : ('picture_unreadable' as const);
