// Decoders of pictures are large and read what strangers send, so they run in a process that holds no secrets, no
// connection and nobody else's work, and that is ended when it takes too long.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Inspected, InspectJob } from './inspect-file.ts';

const entry = new URL('./inspect.process.ts', import.meta.url);

/** A decoder's own way to die; from outside come SIGKILL and SIGTERM. */
const crashes = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE']);

export async function inspectInChild(job: InspectJob, timeoutMs: number): Promise<Inspected> {
  const child = fork(entry, { env: {}, execArgv: ['--max-old-space-size=512'], stdio: 'ignore' });
  let verdict: Inspected | undefined;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  child.on('message', (message) => (verdict = message as Inspected));
  child.send(job);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearTimeout(timer);
  if (verdict) return verdict;
  // It would fare no better the next time.
  if (late || crashes.has(signal ?? '')) return { refusal: unreadable(job) };
  throw new Error('the inspection broke off');
}

export const unreadable = ({ purpose }: Pick<InspectJob, 'purpose'>) =>
  purpose === 'submission' ? ('file_damaged' as const) : ('picture_unreadable' as const);
