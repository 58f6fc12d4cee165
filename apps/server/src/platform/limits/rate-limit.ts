// Limits that protect people. They count in PostgreSQL, so they hold across API processes; what protects a
// node counts in its memory (rate-limit-memory.ts). A school shares one network address: limit those loosely.
import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import { query, type Statements } from '../database/db.ts';
import { Refusal } from '../refusal.ts';

export type Attempt = {
  /** 'sign-in': every kind of try has counts of its own. */
  what: string;
  /** Whom it counts for: an e-mail address, a network address, or both together. */
  by: readonly string[];
  most: number;
  minutes: number;
};

export type RateLimit = ReturnType<typeof createRateLimit>;

/** The key of the hash keeps addresses from being guessed back; all API processes share it. */
export function createRateLimit(secret: string) {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'tries', 32));
  const keyOf = ({ what, by }: Pick<Attempt, 'what' | 'by'>) =>
    createHmac('sha256', hashKey)
      .update(JSON.stringify([what, ...by]))
      .digest('base64url');

  const countAttempt = (attempt: Attempt) => {
    const seconds = attempt.minutes * 60;
    return query.selectNoFrom(
      sql<boolean>`keeper.count_attempt(${keyOf(attempt)}, ${attempt.most}, ${seconds})`.as('allowed'),
    );
  };

  return {
    keyOf,
    countAttempt,
    /** After a success. */
    forgetAttempts: (attempt: Pick<Attempt, 'what' | 'by'>) =>
      query.selectNoFrom(sql`keeper.reset_attempts(${keyOf(attempt)})`.as('forgotten')),
    /** Counts one try, or refuses. Never inside `tx`: what rolls back must still have counted. */
    async admit(db: Statements, attempt: Attempt) {
      const { allowed } = await db.one(countAttempt(attempt));
      if (!allowed) throw new Refusal('too_many_requests');
    },
  };
}
