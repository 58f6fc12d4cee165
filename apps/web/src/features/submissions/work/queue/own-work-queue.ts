// The submissions of the signed-in student, stored in this browser so they survive a closed tab, and their drafts that the
// server doesn't have yet.
import { ApiError } from '@questline/contract/client';
import {
  forgetLocalDraft,
  keepLocalDraft,
  listLocalDrafts,
  submissionDrafts,
} from '../../../../lib/drafts/local-draft.ts';
import { failureText } from '../../../../lib/format/failure-text.ts';
import { queryClient } from '../../../../lib/query/query-client.ts';
import { api, session } from '../../../../lib/session/session.ts';
import { uploadFile } from '../../../../lib/upload/upload-file.ts';
import { createStore, useStore } from '../../../../store/create-store.ts';
import { toast } from '../../../../ui/overlays/toast-store.ts';
import { copyOf, sendDraftsLeftBehind } from '../drafts/task-draft.ts';
import { checkWork } from '../work.ts';
import { readAgain } from '../workspace-query.ts';
import { createWorkQueue, type Queued, type WorkQueue } from './work-queue.ts';

const prefix = submissionDrafts;

/** Loaded by every page after its content, so it is there without a network. */
const files = () => import('./kept-files.ts');

/** Uploads the file first, if there is one. An upload that was interrupted continues where it stopped. */
async function withFile({ task_id, work, file }: Queued) {
  if (!file) return work;
  const blob = await (await files()).findFile(task_id);
  if (!blob) throw new ApiError({ code: 'not_found' });
  const { id, original_name, media_type, byte_size, status } = await uploadFile(blob, {
    purpose: 'submission',
    name: file.name,
  });
  return { ...work, file: { id, original_name, media_type, byte_size, status } };
}

async function send(entry: Queued) {
  const checked = checkWork(await withFile(entry));
  if ('refusal' in checked) throw new ApiError({ code: 'invalid_input' });
  const { client_id, task_id } = entry;
  await api('POST /api/submissions', { body: { client_id, task_id, ...checked.work } });
}

const openQueue = () =>
  createWorkQueue({
    send,
    onSentLater({ initiative_id }) {
      toast({ title: 'Submitted for review', description: 'It was waiting on this device.' });
      void readAgain(queryClient, initiative_id);
    },
    onRefusedLater({ task_id, initiative_id, work }, error) {
      // The student finds it at the task.
      copyOf(task_id).keep(work, null);
      toast({
        title: 'Failed to submit your work',
        description: failureText(error),
        variant: 'destructive',
      });
      void readAgain(queryClient, initiative_id);
    },
    store: {
      keep: (entry) => keepLocalDraft(prefix + entry.task_id, entry),
      forget: ({ task_id, file }) => {
        forgetLocalDraft(prefix + task_id);
        // A file that stays is replaced by the next one, and deleted at sign-out.
        if (file)
          files()
            .then(({ forgetFile }) => forgetFile(task_id))
            .catch(() => undefined);
      },
      kept: () => listLocalDrafts(prefix).map(([, entry]) => entry as Queued),
    },
    isOnline: () => navigator.onLine,
  });

let owner: string | undefined;
let queue: WorkQueue | undefined;
const entries = createStore<readonly Queued[]>([]);
const showEntries = () => entries.set(queue?.snapshot() ?? []);

function followAccount() {
  if (session.accountId() === owner) return;
  owner = session.accountId();
  queue?.stop();
  queue = owner ? openQueue() : undefined;
  queue?.watch(showEntries);
  showEntries();
}

let opened = false;
function openOnce() {
  if (opened) return;
  opened = true;
  session.watch(followAccount);
  followAccount();
}

/** Sends submissions, then drafts. One tab at a time, so that a file is uploaded once. */
export const sendWorkLeftBehind = () =>
  navigator.locks.request('questline.work-queue', { ifAvailable: true }, async (lock) => {
    openOnce();
    if (!lock || !queue) return;
    await queue.resume();
    await sendDraftsLeftBehind();
  });

export const workQueue = {
  submit(entry: Queued): Promise<boolean> {
    openOnce();
    if (!queue) throw new ApiError({ code: 'not_signed_in' });
    return queue.submit(entry);
  },
  cancel: (taskId: string) => queue?.cancel(taskId),
};

/** The submission of this task that is still to be sent. */
export function useQueuedWork(taskId: string): Queued | undefined {
  openOnce();
  return useStore(entries).find(({ task_id }) => task_id === taskId);
}
