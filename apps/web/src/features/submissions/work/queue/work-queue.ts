// Submitted work. Each submission is kept until the server has it, and sent under one client_id in every attempt, so it arrives
// once. Independent of React and the network; both are passed in.
import { ApiError } from '@questline/contract/client';
import { createStore } from '../../../../store/create-store.ts';
import type { Work } from '../work.ts';

export type Queued = {
  client_id: string;
  task_id: string;
  initiative_id: string;
  /** As it was written, so that it can be edited again. */
  work: Work;
  /** A file that isn't uploaded yet. */
  file?: { name: string; bytes: number };
};

type Ports = {
  send(entry: Queued): Promise<void>;
  /** It was sent later, not while the student was waiting for it. */
  onSentLater(entry: Queued): void;
  onRefusedLater(entry: Queued, error: unknown): void;
  store: { keep(entry: Queued): void; forget(entry: Queued): void; kept(): Queued[] };
  isOnline(): boolean;
};

export type WorkQueue = ReturnType<typeof createWorkQueue>;

/** Temporary failures. Retrying is safe, because the client_id prevents duplicates. */
const passing = new Set<string>([
  'unavailable',
  'timeout',
  'maintenance',
  'too_many_requests',
  'not_signed_in',
]);
const isPassing = (error: unknown) => error instanceof ApiError && passing.has(error.code);

export function createWorkQueue({ send, onSentLater, onRefusedLater, store, isOnline }: Ports) {
  const { snapshot, set, watch } = createStore<readonly Queued[]>(store.kept());
  const sending = new Set<string>();
  let stopped = false;

  function drop(entry: Queued) {
    store.forget(entry);
    set(snapshot().filter(({ client_id }) => client_id !== entry.client_id));
  }

  /** False if it has to be sent later. Throws if the server refused it. */
  async function deliver(entry: Queued): Promise<boolean> {
    if (!isOnline() || stopped) return false;
    sending.add(entry.client_id);
    try {
      await send(entry);
      drop(entry);
      return true;
    } catch (error) {
      if (isPassing(error)) return false;
      drop(entry);
      throw error;
    } finally {
      sending.delete(entry.client_id);
    }
  }

  return {
    snapshot,
    watch,
    /** Resolves to false if it will be sent later, and rejects if the server refused it. */
    async submit(entry: Queued): Promise<boolean> {
      store.keep(entry);
      const isSent = await deliver(entry);
      // Not before the server has it, so that the form stays until then.
      if (!isSent) set([...snapshot().filter(({ task_id }) => task_id !== entry.task_id), entry]);
      return isSent;
    },
    /** Sends what was left, one after another. */
    async resume() {
      for (const entry of snapshot())
        try {
          if (!sending.has(entry.client_id) && (await deliver(entry))) onSentLater(entry);
        } catch (error) {
          onRefusedLater(entry, error);
        }
    },
    /** Takes it back to edit it. Nothing if it is being sent. */
    cancel(taskId: string): Queued | undefined {
      const entry = snapshot().find(
        ({ task_id, client_id }) => task_id === taskId && !sending.has(client_id),
      );
      if (entry) drop(entry);
      return entry;
    },
    /** Stops sending; what is stored stays stored. */
    stop() {
      stopped = true;
    },
  };
}
