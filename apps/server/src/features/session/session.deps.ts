// What this feature is given by the app.
import type { Database } from '../../platform/database/db.ts';
import type { Links } from '../../platform/auth/links.ts';
import type { Passwords } from '../../platform/auth/passwords.ts';
import type { Tries } from '../../platform/limits/rate-limit.ts';
import type { RefreshTokens } from '../../platform/auth/tokens-refresh.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';

export type SessionNeeds = {
  /** As app_auth, the one role that reads credentials. */
  authDatabase: Database;
  tokens: Tokens;
  refreshTokens: RefreshTokens;
  passwords: Passwords;
  links: Links;
  tries: Tries;
  /** The shortest password this deployment takes; the contract's own floor holds anyway. */
  passwordMin: number;
};
