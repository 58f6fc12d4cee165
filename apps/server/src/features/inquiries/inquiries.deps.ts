// What the app injects into this feature.
import type { FormStamps } from '../../platform/limits/form-stamps.ts';
import type { Tries } from '../../platform/limits/rate-limit.ts';

export type InquiriesNeeds = { tries: Tries; stamps: FormStamps };
