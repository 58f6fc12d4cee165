// What this feature is given by the app.
import type { FormStamps } from '../../platform/limits/form-stamps.ts';
import type { Links } from '../../platform/auth/links.ts';
import type { Tries } from '../../platform/limits/rate-limit.ts';

export type WaitlistNeeds = { links: Links; tries: Tries; stamps: FormStamps };
