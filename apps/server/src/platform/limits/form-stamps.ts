// Stamps for public forms: a bot that submits forms in bulk must request one, wait, and can use it only a few times.
// They are signed and not stored, so they cost nothing until they are used.
import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import type { Statements } from '../database/db.ts';
import type { Links } from '../auth/links.ts';
import type { RateLimit } from './rate-limit.ts';
import { Refusal } from '../refusal.ts';

type Deps = { links: Links; rateLimit: RateLimit; now?: () => Date };
export type FormStamps = ReturnType<typeof createFormStamps>;

const hourMs = 3_600_000;

export function createFormStamps({ links, rateLimit, now = () => new Date() }: Deps) {
  const purposeOf = (form: string) => `form ${form}`;

  return {
    /** `form` keeps a stamp of one form from working for another. */
    give(form: string): { stamp: string; usable_in_ms: number } {
      const at = now().getTime();
      const stamp = links.make({
        purpose: purposeOf(form),
        subject: randomUUID(),
        version: at,
        expiresAt: new Date(at + limits.formStampHours * hourMs),
      });
      return { stamp, usable_in_ms: limits.formStampWaitMs };
    },

    /** Refuses a stamp that is forged, too new, too old or used up. Returns its id: two submissions with one id are
     *  one person clicking twice. */
    async admit(db: Statements, form: string, stamp: string): Promise<string> {
      const read = links.read(purposeOf(form), stamp, now());
      if (!read || now().getTime() - Number(read.version) < limits.formStampWaitMs)
        throw new Refusal('stamp_refused');
      const { allowed } = await db.one(rateLimit.countAttempt(uses(read.subject)));
      if (!allowed) throw new Refusal('stamp_refused');
      return read.subject;
    },
  };
}

const uses = (stampId: string) => ({
  what: 'form stamp',
  by: [stampId],
  max: limits.formStampUses,
  minutes: limits.formStampHours * 60,
});
