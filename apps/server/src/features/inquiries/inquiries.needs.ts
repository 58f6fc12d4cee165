// What this feature is given by the app.
import type { FormStamps } from '../../platform/form-stamps.ts';
import type { Tries } from '../../platform/people-limit.ts';

export type InquiriesNeeds = { tries: Tries; stamps: FormStamps };
