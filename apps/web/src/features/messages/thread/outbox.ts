// Outgoing messages. Each is kept until the server has it, sent under one client_id in every attempt, and never overtakes
// an earlier one in the same thread. Independent of React and the network; both are passed in.
import type { Message } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import type { ContactKind } from '@questline/contract/plain';
import { createStore } from '../../../store/create-store.ts';

export type Unsent = {
  client_id: string;
  conversation_id: string;
  content: string;
  written_at: string;
  /** `waiting`: for the network or for earlier messages. `sent`: the server has it, the thread doesn't show it yet.
   *  `warned`: it has contact details, and the writer decides whether to edit or to send it. */
  state: 'waiting' | 'sending' | 'failed' | 'sent' | 'warned';
  /** The contact details that the warning names. */
  found?: readonly ContactKind[];
  /** The writer has seen the warning and sends it. */
  confirmed?: boolean;
  /** The error text. */
  reason?: string;
  /** The server refused it, so it's resent only manually. */
  refused?: boolean;
  /** The server would refuse it again. */
  final?: boolean;
};

type Ports = {
  send(entry: Unsent): Promise<Message>;
  /** The server has accepted it. */
  onSent(entry: Unsent): void;
  onFailed(entry: Unsent, error: unknown): void;
  /** It needs the writer's decision. */
  onWarned(entry: Unsent): void;
  store: { keep(entry: Unsent): void; forget(clientId: string): void; kept(): Unsent[] };
  isOnline(): boolean;
  newId?: () => string;
  now?: () => Date;
  /** Pauses between silent attempts before it fails. */
  pausesMs?: number[];
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Temporary failures. Retrying is safe, because the client_id prevents duplicates. */
const passing = new Set<string>(['unavailable', 'timeout', 'unexpected', 'too_many_requests']);
const isPassing = (error: unknown) => error instanceof ApiError && passing.has(error.code);

const foundIn = (error: unknown) =>
  error instanceof ApiError && error.code === 'contact_details' ? error.found : undefined;

/** A message that needs a decision is never sent automatically, not even by another tab. */
const stateOf = ({ state, refused }: Unsent): Unsent['state'] =>
  state === 'warned' ? 'warned' : refused ? 'failed' : 'waiting';

/** Refusals that survive a reload. Otherwise a message could be sent days later, unexpectedly. */
const lasting = new Set<string>(['reply_needed', 'messages_used_up']);
const isLasting = (error: unknown) => error instanceof ApiError && lasting.has(error.code);

export function createOutbox({
  send,
  onSent,
  onFailed,
  onWarned,
  store,
  isOnline,
  newId = () => crypto.randomUUID(),
  now = () => new Date(),
  pausesMs = [800, 2_500],
}: Ports) {
  const { snapshot, set, watch } = createStore<readonly Unsent[]>(
    store
      .kept()
      .map((entry): Unsent => Object.assign({}, entry, { state: stateOf(entry) }))
      .toSorted((one, other) => one.written_at.localeCompare(other.written_at)),
  );
  let stopped = false;
  const busy = new Set<string>();

  const change = (which: (entry: Unsent) => boolean, to: Partial<Unsent>) =>
    set(snapshot().map((entry) => (which(entry) ? Object.assign({}, entry, to) : entry)));
  const isIn = (conversationId: string) => (entry: Unsent) => entry.conversation_id === conversationId;

  /** Resolves to true if the next message may be sent. */
  async function deliver(entry: Unsent): Promise<boolean> {
    const isIt = ({ client_id }: Unsent) => client_id === entry.client_id;
    for (const pauseMs of [...pausesMs, undefined]) {
      if (!isOnline()) {
        change(isIt, { state: 'waiting' });
        return false;
      }
      change(isIt, { state: 'sending' });
      try {
        await send(entry);
        store.forget(entry.client_id);
        change(isIt, { state: 'sent' });
        onSent(entry);
        return !stopped;
      } catch (error) {
        if (stopped) return false;
        // Sent when it's over, like without a network.
        if (error instanceof ApiError && error.code === 'maintenance') {
          change(isIt, { state: 'waiting' });
          return false;
        }
        if (isPassing(error) && pauseMs !== undefined) {
          await new Promise((done) => setTimeout(done, pauseMs));
          continue;
        }
        const found = foundIn(error);
        if (found) {
          const warned = { ...entry, state: 'warned', found } as const;
          store.keep(warned);
          change(isIt, warned);
          onWarned(warned);
          return true;
        }
        const reason = error instanceof ApiError ? error.text : undefined;
        // Otherwise later messages would overtake it.
        const which = isPassing(error)
          ? (other: Unsent) => isIn(entry.conversation_id)(other) && other.state !== 'sent'
          : isIt;
        const refused = !isPassing(error);
        const final = refused && !isLasting(error);
        const failure = { state: 'failed', refused, final, ...(reason && { reason }) } as const;
        if (isLasting(error)) store.keep({ ...entry, ...failure });
        change(which, failure);
        onFailed(entry, error);
        return !isPassing(error);
      }
    }
    return false;
  }

  async function work(conversationId: string) {
    if (busy.has(conversationId)) return;
    busy.add(conversationId);
    const isNext = (entry: Unsent) =>
      isIn(conversationId)(entry) && (entry.state === 'waiting' || entry.state === 'sending');
    for (let next = snapshot().find(isNext); next; next = snapshot().find(isNext))
      if (!(await deliver(next))) break;
    busy.delete(conversationId);
  }

  /** Resends failed and waiting messages, oldest first. */
  function tryAgain(conversationId: string, { refused }: { refused: boolean }) {
    const isMeant = (entry: Unsent) =>
      entry.state === 'failed' && !entry.final && (refused || !entry.refused);
    change((entry) => isIn(conversationId)(entry) && isMeant(entry), { state: 'waiting' });
    void work(conversationId);
  }

  return {
    snapshot,
    watch,
    send(conversationId: string, content: string) {
      const entry: Unsent = {
        client_id: newId(),
        conversation_id: conversationId,
        content,
        written_at: now().toISOString(),
        state: 'waiting',
      };
      store.keep(entry);
      set([...snapshot(), entry]);
      // Earlier messages go first.
      tryAgain(conversationId, { refused: false });
    },
    /** Manual retry. */
    retry: (conversationId: string) => tryAgain(conversationId, { refused: true }),
    /** Automatic retry when the network or the server is back. */
    resume() {
      for (const id of new Set(snapshot().map((entry) => entry.conversation_id)))
        tryAgain(id, { refused: false });
    },
    /** Sends a message after its warning. */
    confirm(clientId: string) {
      const entry = snapshot().find(({ client_id, state }) => client_id === clientId && state === 'warned');
      if (!entry) return;
      const confirmed = { ...entry, state: 'waiting', confirmed: true } as const;
      store.keep(confirmed);
      change(({ client_id }) => client_id === clientId, confirmed);
      void work(entry.conversation_id);
    },
    discard(clientId: string) {
      store.forget(clientId);
      set(snapshot().filter(({ client_id }) => client_id !== clientId));
    },
    /** Drops messages that the thread shows now. */
    settle(shown: ReadonlySet<string>) {
      const entries = snapshot();
      const rest = entries.filter(({ client_id }) => !shown.has(client_id));
      if (rest.length === entries.length) return;
      for (const { client_id } of entries) if (shown.has(client_id)) store.forget(client_id);
      set(rest);
    },
    /** Stops sending; stored messages stay stored. */
    stop() {
      stopped = true;
    },
  };
}
