// What the app injects into this feature.
import type { FormStamps } from '../../platform/limits/form-stamps.ts';
import type { Links } from '../../platform/auth/links.ts';
import type { Tries } from '../../platform/limits/rate-limit.ts';

export type WaitlistNeeds = { links: Links; tries: Tries; stamps: FormStamps };
