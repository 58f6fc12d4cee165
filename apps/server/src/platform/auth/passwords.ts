// Password hashes: argon2id at the cost OWASP names first (19 MiB, two passes), in PHC form.
// Hashing is the dearest thing this process does, so few run at once and few more wait.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../limits/semaphore.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Nobody's hash, in the right form: an unknown address costs the time of a known one. */
const nobodys = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type Passwords = ReturnType<typeof createPasswords>;

type Options = { atOnce?: number; waiting?: number };

/** One core stays free for everybody else, and so do two of libuv's four threads. */
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

export function createPasswords({ atOnce = hashesAtOnce, waiting = 64 }: Options = {}) {
  const limited = createSemaphore(atOnce, waiting);
  // The same letters can be typed as different characters on different keyboards.
  const normal = (password: string) => password.normalize('NFKC');

  return {
    hash: (password: string): Promise<string> => limited(() => hash(normal(password), cost)),
    /** Takes its time with no hash as well. */
    async verify(password: string, stored: string | undefined): Promise<boolean> {
      const isHash = stored?.startsWith(prefix) ?? false;
      const matches = await limited(() => verify(isHash ? stored! : nobodys, normal(password)));
      return isHash && matches;
    },
  };
}
