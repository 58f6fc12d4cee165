// Password hashes: argon2id with the first parameters OWASP recommends (19 MiB, two passes), in PHC format. Hashing
// is the most expensive thing this process does, so few run at a time and few more may wait.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../limits/semaphore.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$';

/** A well-formed hash of nobody, so that an unknown email takes as long as a known one. */
const nobodys = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type Passwords = ReturnType<typeof createPasswords>;

type Options = { atOnce?: number; waiting?: number };

/** Leaves one core, and two of libuv's four threads, to all other work. */
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

export function createPasswords({ atOnce = hashesAtOnce, waiting = 64 }: Options = {}) {
  const limited = createSemaphore(atOnce, waiting);
  // The same letters can be entered as different characters on different keyboards.
  const normal = (password: string) => password.normalize('NFKC');

  return {
    hash: (password: string): Promise<string> => limited(() => hash(normal(password), cost)),
    /** Takes the same time when there is no hash. */
    async verify(password: string, stored: string | undefined): Promise<boolean> {
      const isHash = stored?.startsWith(prefix) ?? false;
      const matches = await limited(() => verify(isHash ? stored! : nobodys, normal(password)));
      return isHash && matches;
    },
  };
}
