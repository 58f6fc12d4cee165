// What the app injects into this feature.
import type { FormStamps } from '../../platform/limits/form-stamps.ts';
import type { Links } from '../../platform/auth/links.ts';
import type { RateLimit } from '../../platform/limits/rate-limit.ts';

export type WaitlistDeps = { links: Links; rateLimit: RateLimit; stamps: FormStamps };
