// What the app injects into this feature.
import type { PersonNames } from '../team/team.public.ts';

export type ApplicationsDeps = {
  namesOf: PersonNames;
  /** How long a company can undo a decision before the student learns of it. */
  undoSeconds: number;
};
