// What the app injects into this feature.
import type { Database } from '../../platform/database/db.ts';
import type { Links } from '../../platform/auth/links.ts';
import type { Passwords } from '../../platform/auth/passwords.ts';
import type { RateLimit } from '../../platform/limits/rate-limit.ts';
import type { RefreshTokens } from '../../platform/auth/tokens-refresh.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';

export type SessionDeps = {
  /** Connected as app_auth, the only role that reads credentials. */
  authDatabase: Database;
  tokens: Tokens;
  refreshTokens: RefreshTokens;
  passwords: Passwords;
  links: Links;
  rateLimit: RateLimit;
  /** The minimum password length of this deployment; the contract's own minimum always applies. */
  passwordMin: number;
  /** Whether operators verify companies before students see them. */
  companyReview: boolean;
};
