// Runs image decoders in a child process without secrets, connections or other users' data, because they are large
// and read untrusted input. The kernel ends it when it uses too much CPU time or memory. Elapsed time says little
// about a file on a busy machine, so that limit is only the last resort.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Inspected, InspectJob } from './inspect-job.ts';

const entry = fileURLToPath(new URL('./inspect.process.ts', import.meta.url));

/** Signals of a crashed decoder, and of the kernel's CPU limit; SIGKILL and SIGTERM come from outside. */
const crashes = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGXCPU']);

export type InspectLimits = { cpuSeconds: number; clockMs: number };

/** An image takes a second at most; a 100 MB submission may take longer. */
const limitsOf = ({ purpose }: Pick<InspectJob, 'purpose'>): InspectLimits =>
  purpose === 'submission' ? { cpuSeconds: 20, clockMs: 60_000 } : { cpuSeconds: 5, clockMs: 30_000 };
/** Counts writable address space, of which Node reserves half a gigabyte that it doesn't use. */
const dataKilobytes = 1_572_864;

/** The soft limit is below the hard one because at the hard limit the kernel sends SIGKILL. macOS has no data limit. */
const limited = 'ulimit -c 0; ulimit -d "$1"; ulimit -S -t "$2"; ulimit -H -t "$3"; shift 3; exec "$@"';

export async function inspectInChild(job: InspectJob, limits = limitsOf(job)): Promise<Inspected> {
  const { cpuSeconds, clockMs } = limits;
  const bounds = [dataKilobytes, cpuSeconds, cpuSeconds + 2].map(String);
  const command = [process.execPath, '--max-old-space-size=512', entry];
  const child = spawn('/bin/sh', ['-c', limited, 'inspect', ...bounds, ...command], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let result: Inspected | undefined;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, clockMs);
  child.on('message', (message) => (result = message as Inspected));
  // If the child is already gone, its exit event says so.
  child.send(job, () => undefined);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearTimeout(timer);
  if (result) return result;
  // A retry would end the same way.
  if (late || crashes.has(signal ?? '')) return { refusal: unreadable(job) };
  throw new Error(`the inspection process ended unexpectedly (${signal ?? code})`);
}

export const unreadable = ({ purpose }: Pick<InspectJob, 'purpose'>) =>
  purpose === 'submission' ? ('file_damaged' as const) : ('image_unreadable' as const);
