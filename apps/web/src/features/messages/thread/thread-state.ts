// The cached part of a thread: its newest messages without a gap, oldest first. The caller fetches the pages. Only the
// server's messages are here; unsent ones are in the outbox.
import type { Message } from '@questline/contract';

/** `next` is the cursor for older messages, or null. */
export type Thread = { messages: Message[]; next: string | null };
/** A page from the server, newest first. */
export type Page = { items: Message[]; next: string | null };
export type AskPage = (before: string | null) => Promise<Page>;

/** After a longer absence, the thread starts over instead of loading everything in between. */
const pagesMax = 8;

const threadOf = ({ items, next }: Page): Thread => ({ messages: items.toReversed(), next });

export const withOlder = (thread: Thread, page: Page): Thread => ({
  messages: [...page.items.toReversed(), ...thread.messages],
  next: page.next,
});

const olderThan = (thread: Thread, fresh: Thread) => {
  const oldest = fresh.messages[0]?.id ?? '';
  return thread.messages.filter(({ id }) => id < oldest);
};

/** Whether the two overlap and all older messages are read, so they can't change anymore. */
const isSettled = (held: Thread, fresh: Thread) => {
  const newestHeld = held.messages.at(-1)?.id;
  const oldestFresh = fresh.messages[0]?.id;
  if (newestHeld === undefined || oldestFresh === undefined || newestHeld < oldestFresh) return false;
  return olderThan(held, fresh).every(({ read }) => read);
};

/** Refetches the thread at least as far back as it was cached. `held` is a function, because older pages may be added
 *  during the refetch. */
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
    if (isApart && pages === pagesMax) return fresh;
    fresh = withOlder(fresh, await ask(fresh.next));
  }
}
