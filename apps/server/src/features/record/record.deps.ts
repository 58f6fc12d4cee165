import type { IssuerKey } from '@questline/credentials';
import type { RateLimit } from '../../platform/limits/rate-limit.ts';

export type RecordDeps = {
  rateLimit: RateLimit;
  origin: string;
  /** The first signs; all are published, so that what an older one signed can still be verified. */
  issuerKeys: readonly IssuerKey[];
};
