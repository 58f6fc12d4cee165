// What the app injects into this feature.
import type { FormStamps } from '../../platform/form-stamps.ts';
import type { Tries } from '../../platform/people-limit.ts';

export type InquiriesNeeds = { tries: Tries; stamps: FormStamps };
