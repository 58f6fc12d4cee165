// Figures of the whole system, for operators: on the health page and as metrics.
import type { Health } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../database/db.ts';

/** Times are JSON of PostgreSQL, with an offset instead of a Z. */
export type HealthFigures = Pick<
  Health,
  'processes' | 'jobs' | 'emails' | 'undelivered' | 'events' | 'backup' | 'database_bytes'
>;

/** For an operator, or for nobody. */
export const readHealth = () => query.selectNoFrom(sql<HealthFigures>`keeper.health()`.as('figures'));
