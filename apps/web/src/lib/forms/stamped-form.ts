// Sends a form that is open to everybody. Its stamp is asked for when somebody begins to write and must be a
// moment old when it is used; whoever is quicker waits for the rest without noticing more than a busy button.
import { ApiError } from '@questline/contract/client';

type Stamp = { stamp: string; usable_in_ms: number };
type Held = { stamp: string; usableAt: number };

type Options = {
  ask: () => Promise<Stamp>;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
};

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export function createStampedForm({ ask, now = () => performance.now(), wait = pause }: Options) {
  let held: Promise<Held> | undefined;

  function fetchStamp() {
    const asked = ask().then(({ stamp, usable_in_ms }) => ({ stamp, usableAt: now() + usable_in_ms }));
    held = asked;
    // One that did not come is asked for again when it is needed.
    asked.catch(() => {
      if (held === asked) held = undefined;
    });
    return asked;
  }

  async function usableStamp() {
    const { stamp, usableAt } = await (held?.catch(fetchStamp) ?? fetchStamp());
    const left = usableAt - now();
    if (left > 0) await wait(left);
    return stamp;
  }

  return {
    /** Somebody begins to write. */
    begin() {
      if (!held) void fetchStamp().catch(() => undefined);
    },

    /** Rejects as `post` does. The stamp is kept then: what was sent twice under one stamp counts once. */
    async send(post: (stamp: string) => Promise<unknown>): Promise<void> {
      try {
        await post(await usableStamp());
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stamp_refused') throw error;
        held = undefined;
        await post(await usableStamp());
      }
      held = undefined;
    },
  };
}
