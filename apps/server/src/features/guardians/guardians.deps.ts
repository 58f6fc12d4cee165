// What the app injects into this feature.
import type { GuardianMode } from '@questline/contract';
import type { Links } from '../../platform/auth/links.ts';
import type { Database } from '../../platform/database/db.ts';
import type { RateLimit } from '../../platform/limits/rate-limit.ts';

export type GuardiansDeps = {
  /** Connected as app_auth, the only role that can use a guardian's link. */
  authDatabase: Database;
  links: Links;
  rateLimit: RateLimit;
  mode: GuardianMode;
};
