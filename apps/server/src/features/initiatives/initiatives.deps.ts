// What the app injects into this feature: tasks may import initiatives but not the reverse, yet one save writes both
// or neither.
import type { SavedTask, Task } from '@questline/contract';
import type { Statements } from '../../platform/database/db.ts';
import type { PersonNames } from '../team/team.public.ts';

type OfInitiative = { initiative_id: string; company_id: string };

export type InitiativesDeps = {
  namesOf: PersonNames;
  tasks: {
    list(db: Statements, of: OfInitiative): Promise<Task[]>;
    /** Like list, and locks the tasks until the transaction ends. */
    lock(tx: Statements, of: OfInitiative): Promise<Task[]>;
    replace(
      tx: Statements,
      of: OfInitiative,
      tasks: { existing: Task[]; wanted: SavedTask[] },
    ): Promise<void>;
  };
};
