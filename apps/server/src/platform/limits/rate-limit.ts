// Rate limits that protect people. They count in PostgreSQL, so they apply across API processes; limits that protect
// a node count in memory (rate-limit-memory.ts). A school shares one network address, so limit those loosely.
import { createHmac, hkdfSync } from 'node:crypto';
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query, type Statements } from '../database/db.ts';
import { Refusal } from '../refusal.ts';

export type Attempt = {
  /** For example 'sign-in': every kind of attempt is counted separately. */
  what: string;
  /** What is counted: an email address, a network address, or both together. */
  by: readonly string[];
  max: number;
  minutes: number;
  /** What is counted is a network, and shared ones get more attempts. */
  perNetwork?: true;
};

export type RateLimit = ReturnType<typeof createRateLimit>;

/** The hash is keyed so that addresses cannot be guessed; all API processes share the key. */
export function createRateLimit(secret: string, isShared: (network: string) => boolean = () => false) {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'tries', 32));
  const keyOf = ({ what, by }: Pick<Attempt, 'what' | 'by'>) =>
    createHmac('sha256', hashKey)
      .update(JSON.stringify([what, ...by]))
      .digest('base64url');

  const countAttempt = (attempt: Attempt) => {
    const seconds = attempt.minutes * 60;
    const isLoose = attempt.perNetwork && attempt.by.some(isShared);
    const max = isLoose ? attempt.max * limits.sharedNetworkFactor : attempt.max;
    return query.selectNoFrom(
      sql<boolean>`keeper.count_attempt(${keyOf(attempt)}, ${max}, ${seconds})`.as('allowed'),
    );
  };

  return {
    keyOf,
    countAttempt,
    /** After a success. */
    forgetAttempts: (attempt: Pick<Attempt, 'what' | 'by'>) =>
      query.selectNoFrom(sql`keeper.reset_attempts(${keyOf(attempt)})`.as('forgotten')),
    /** Counts one attempt, or refuses. Never inside `tx`: an attempt must count even if the transaction rolls back. */
    async admit(db: Statements, attempt: Attempt) {
      const { allowed } = await db.one(countAttempt(attempt));
      if (!allowed) throw new Refusal('too_many_requests');
    },
  };
}
