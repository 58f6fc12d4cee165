// What the app injects into this feature.
import type { PersonNames } from '../team/team.public.ts';

export type RewardsDeps = { namesOf: PersonNames };
