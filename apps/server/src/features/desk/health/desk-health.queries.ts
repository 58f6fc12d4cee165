// The figures of the health page, for app_desk.
import type { Health } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../../platform/database/db.ts';

/** Times are JSON of PostgreSQL, with an offset instead of a Z. */
export type HealthFigures = Pick<
  Health,
  'processes' | 'jobs' | 'emails' | 'undelivered' | 'events' | 'backup' | 'database_bytes'
>;

export const readHealth = () => query.selectNoFrom(sql<HealthFigures>`keeper.health()`.as('figures'));
