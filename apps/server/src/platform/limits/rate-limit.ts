// Limits that protect people. They count in PostgreSQL, so they hold across API processes; what protects a
// node counts in its memory (rate-limit-memory.ts). A school shares one network address: limit those loosely.
import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import { query, type Statements } from '../database/db.ts';
import { Refusal } from '../refusal.ts';

export type Tried = {
  /** 'sign-in': every kind of try has counts of its own. */
  what: string;
  /** Whom it counts for: an e-mail address, a network address, or both together. */
  by: readonly string[];
  most: number;
  minutes: number;
};

export type Tries = ReturnType<typeof createTries>;

/** The key of the hash keeps addresses from being guessed back; all API processes share it. */
export function createTries(secret: string) {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'tries', 32));
  const keyOf = ({ what, by }: Pick<Tried, 'what' | 'by'>) =>
    createHmac('sha256', hashKey)
      .update(JSON.stringify([what, ...by]))
      .digest('base64url');

  const countTry = (tried: Tried) => {
    const seconds = tried.minutes * 60;
    return query.selectNoFrom(
      sql<boolean>`keeper.count_attempt(${keyOf(tried)}, ${tried.most}, ${seconds})`.as('allowed'),
    );
  };

  return {
    keyOf,
    countTry,
    /** After a success. */
    forgetTries: (tried: Pick<Tried, 'what' | 'by'>) =>
      query.selectNoFrom(sql`keeper.reset_attempts(${keyOf(tried)})`.as('forgotten')),
    /** Counts one try, or refuses. Never inside `tx`: what rolls back must still have counted. */
    async admit(db: Statements, tried: Tried) {
      const { allowed } = await db.one(countTry(tried));
      if (!allowed) throw new Refusal('too_many_requests');
    },
  };
}
