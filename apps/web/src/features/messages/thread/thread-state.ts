// What a browser holds of a thread: its newest messages without a gap, oldest first. Pure: pages are asked for by whoever
// calls. Only the server's pages get in here; what is still on its way waits in the outbox.
import type { Message } from '@questline/contract';

/** `next` is where the older ones begin; null when there are none. */
export type Thread = { messages: Message[]; next: string | null };
/** As the server answers: the newest first. */
export type Page = { items: Message[]; next: string | null };
export type AskPage = (before: string | null) => Promise<Page>;

/** Away for longer than this, somebody is better off with a fresh thread than with everything in between. */
const pagesMost = 8;

const threadOf = ({ items, next }: Page): Thread => ({ messages: items.toReversed(), next });

export const withOlder = (thread: Thread, page: Page): Thread => ({
  messages: [...page.items.toReversed(), ...thread.messages],
  next: page.next,
});

const olderThan = (thread: Thread, fresh: Thread) => {
  const oldest = fresh.messages[0]?.id ?? '';
  return thread.messages.filter(({ id }) => id < oldest);
};

/** They touch, and what lies below can no longer change: a message that was read stays as it is. */
const isSettled = (held: Thread, fresh: Thread) => {
  const newestHeld = held.messages.at(-1)?.id;
  const oldestFresh = fresh.messages[0]?.id;
  if (newestHeld === undefined || oldestFresh === undefined || newestHeld < oldestFresh) return false;
  return olderThan(held, fresh).every(({ read }) => read);
};

/** The thread as it is now, at least as far back as it was held. `held` is asked anew: older pages may come meanwhile. */
export async function refreshThread(held: () => Thread | undefined, ask: AskPage): Promise<Thread> {
  let fresh = threadOf(await ask(null));
  for (let pages = 1; ; pages++) {
    const before = held();
    if (!before || before.messages.length === 0 || fresh.next === null) return fresh;
    if (isSettled(before, fresh)) {
      const older = olderThan(before, fresh);
      return older.length === 0 ? fresh : { messages: [...older, ...fresh.messages], next: before.next };
    }
    const isApart = before.messages.at(-1)!.id < fresh.messages[0]!.id;
    if (isApart && pages === pagesMost) return fresh;
    fresh = withOlder(fresh, await ask(fresh.next));
  }
}
