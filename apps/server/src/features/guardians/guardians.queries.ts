// All queries of this feature.
import type { ErrorCode } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';

export const getRefusal = () =>
  query.selectNoFrom(sql<ErrorCode | null>`keeper.why_not_apply()`.as('refusal'));
