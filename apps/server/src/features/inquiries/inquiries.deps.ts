// What the app injects into this feature.
import type { FormStamps } from '../../platform/limits/form-stamps.ts';
import type { RateLimit } from '../../platform/limits/rate-limit.ts';

export type InquiriesDeps = { rateLimit: RateLimit; stamps: FormStamps };
