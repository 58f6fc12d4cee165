// Submits a public form. Its stamp is requested when someone starts typing and must be a moment old when it is used.
// If someone is faster, the button just stays busy a bit longer.
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
    // A stamp that failed to load is requested again when it is needed.
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
    /** Someone starts typing. */
    begin() {
      if (!held) void fetchStamp().catch(() => undefined);
    },

    /** Rejects like `post`. The stamp is kept in that case, so that a form sent twice with one stamp counts once. */
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
