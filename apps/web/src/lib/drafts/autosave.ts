// Saves what is typed: in this browser immediately, on the server a moment later, based on the version that was seen.
// Changes from another tab are never overwritten, and failed saves are kept and retried.
import { ApiError } from '@questline/contract/client';
import { createStore } from '../../store/create-store.ts';

export type AutosaveState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'unsent' | 'refused' | 'conflict';

type Ports<Content, Version> = {
  /** The version of the draft this starts from; null if there is none. */
  version: Version | null;
  /** Resolves to the new version. */
  write: (content: Content, over: Version | null) => Promise<Version>;
  copy: { keep: (content: Content, over: Version | null) => void; forget: () => void };
  delayMs?: number;
  retryMs?: number;
};

export type Autosave<Content, Version extends string | number> = ReturnType<
  typeof createAutosave<Content, Version>
>;

export function createAutosave<Content, Version extends string | number>({
  version,
  write,
  copy,
  delayMs = 800,
  retryMs = 5_000,
}: Ports<Content, Version>) {
  const state = createStore<AutosaveState>(version === null ? 'untouched' : 'saved');
  const show = state.set;
  let newest: Content | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();

  function sendIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  /** True if the server saved it. */
  async function sendOnce(content: Content) {
    show('saving');
    try {
      version = await write(content, version);
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unexpected';
      if (code === 'conflict') show('conflict');
      // Retrying the same content wouldn't help.
      else if (code === 'too_large' || code === 'invalid_input') show('refused');
      else {
        show('unsent');
        sendIn(retryMs);
      }
      return false;
    }
  }

  async function sendNewest(): Promise<void> {
    const content = newest;
    if (!content || state.snapshot() === 'conflict' || !(await sendOnce(content))) return;
    if (newest !== content) return sendNewest(); // more was typed since then
    newest = undefined;
    copy.forget();
    show('saved');
  }

  /** One save at a time: the new version is only known after the response. */
  function send() {
    clearTimeout(timer);
    sending = sending.then(sendNewest);
    return sending;
  }

  return {
    snapshot: state.snapshot,
    watch: state.watch,
    /** Whether there are changes the server doesn't have. */
    hasUnsent: () => newest !== undefined,

    change(content: Content) {
      newest = content;
      copy.keep(content, version);
      if (state.snapshot() === 'conflict') return;
      if (state.snapshot() !== 'saving') show('unsaved');
      sendIn(delayMs);
    },
    /** Sends pending changes. True if the server has everything. */
    async flush() {
      await send();
      return newest === undefined;
    },
    /** After a conflict: overwrite that version with the local changes. */
    overwrite(over: Version | null) {
      version = over;
      if (newest) copy.keep(newest, over);
      show('unsaved');
      return send();
    },
    /** Discards the local changes in favor of that version; null if there is no draft anymore. */
    adopt(taken: Version | null) {
      clearTimeout(timer);
      newest = undefined;
      version = taken;
      copy.forget();
      show(taken === null ? 'untouched' : 'saved');
    },
    /** Stops sending; the copy in this browser stays. */
    stop() {
      clearTimeout(timer);
    },
  };
}
