// What this feature is given by the app.
import type { FormStamps } from '../../platform/form-stamps.ts';
import type { Links } from '../../platform/links.ts';
import type { Tries } from '../../platform/people-limit.ts';

export type WaitlistNeeds = { links: Links; tries: Tries; stamps: FormStamps };
