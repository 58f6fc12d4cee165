// Keeps what is typed: in this browser at once, on the server a moment later, over the version that was seen.
// Whoever types in another tab is not overwritten; what cannot be sent is kept and tried again.
import { ApiError } from '@questline/contract/client';
import { createStore } from '../../store/create-store.ts';

export type AutosaveState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'unsent' | 'refused' | 'conflict';

type Ports<Content, Version> = {
  /** The version of the draft that this begins from; null while there is none. */
  version: Version | null;
  /** Resolves to the version that it has now. */
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

  /** True when the server has taken it. */
  async function sendOnce(content: Content) {
    show('saving');
    try {
      version = await write(content, version);
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unexpected';
      if (code === 'conflict') show('conflict');
      // Trying the same again would not help.
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
    if (newest !== content) return sendNewest(); // typed meanwhile
    newest = undefined;
    copy.forget();
    show('saved');
  }

  /** One after the other: a version is known only once it was answered. */
  function send() {
    clearTimeout(timer);
    sending = sending.then(sendNewest);
    return sending;
  }

  return {
    snapshot: state.snapshot,
    watch: state.watch,
    /** Something is here that the server has not got. */
    hasUnsent: () => newest !== undefined,

    change(content: Content) {
      newest = content;
      copy.keep(content, version);
      if (state.snapshot() === 'conflict') return;
      if (state.snapshot() !== 'saving') show('unsaved');
      sendIn(delayMs);
    },
    /** Sends what waits. True when the server has everything. */
    async flush() {
      await send();
      return newest === undefined;
    },
    /** After a conflict: what is here goes over that version. */
    overwrite(over: Version | null) {
      version = over;
      if (newest) copy.keep(newest, over);
      show('unsaved');
      return send();
    },
    /** What is here is given up for that version; null when there is no draft any more. */
    adopt(taken: Version | null) {
      clearTimeout(timer);
      newest = undefined;
      version = taken;
      copy.forget();
      show(taken === null ? 'untouched' : 'saved');
    },
    /** Nothing is sent any more; the copy in this browser stays. */
    stop() {
      clearTimeout(timer);
    },
  };
}
