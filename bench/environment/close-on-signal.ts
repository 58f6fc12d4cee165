// Ctrl+C and `kill`: closes what is open before the process exits. Otherwise PostgreSQL would keep running.
import { constants } from 'node:os';

const open = new Set<() => Promise<void>>();
let interrupted = false;

export const isInterrupted = () => interrupted;

/** Returns a function that closes it. If a signal arrives first, it is closed then, the newest first. */
export function closeOnSignal(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const closeOnce = () => (closed ??= close().finally(() => open.delete(closeOnce)));
  open.add(closeOnce);
  return async () => {
    await closeOnce();
    // The process is about to exit, so what would come next must not begin.
    if (interrupted) await new Promise(() => {});
  };
}

async function closeAll() {
  for (const close of [...open].toReversed()) await close();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    const exit = () => process.exit(128 + constants.signals[signal]);
    // A second signal doesn't wait.
    if (interrupted) exit();
    interrupted = true;
    closeAll().catch(console.error).finally(exit);
  });
