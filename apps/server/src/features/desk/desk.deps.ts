// What the app injects into this feature.
import type { Links } from '../../platform/auth/links.ts';
import type { Passwords } from '../../platform/auth/passwords.ts';
import type { Database } from '../../platform/database/db.ts';
import type { RateLimit } from '../../platform/limits/rate-limit.ts';

export type DeskDeps = {
  /** Connected as app_desk. */
  deskDatabase: Database;
  passwords: Passwords;
  links: Links;
  rateLimit: RateLimit;
  /** The URL of the site. Passkeys work only there. */
  origin: string;
};
