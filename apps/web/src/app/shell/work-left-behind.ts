// Sends work that a closed tab, or one without a network, couldn't send. The code for it is loaded only if there is some.
import { listLocalDrafts, submissionDrafts, taskDrafts } from '../../lib/drafts/local-draft.ts';
import { live } from '../../lib/live/live.ts';
import { onMaintenanceEnd } from '../../lib/maintenance/maintenance.ts';
import { whenLoaded } from '../../lib/query/first-load.ts';

async function sendIt() {
  if (!navigator.onLine) return;
  if ([submissionDrafts, taskDrafts].every((prefix) => listLocalDrafts(prefix).length === 0)) return;
  const queue = await import('../../features/submissions/work/queue/own-work-queue.ts');
  await queue.sendWorkLeftBehind();
}

/** If the code can't be loaded, there is another chance when the network is back. */
const tryToSend = () => void sendIt().catch(() => undefined);

let started = false;
/** Called by every shell. */
export function sendWorkLeftBehind() {
  if (started) return;
  started = true;
  whenLoaded(tryToSend);
  window.addEventListener('online', tryToSend);
  onMaintenanceEnd(tryToSend);
  // A reopened stream means that the server is back.
  live.onInvalidation((invalidation) => invalidation === 'refetch' && tryToSend());
}
