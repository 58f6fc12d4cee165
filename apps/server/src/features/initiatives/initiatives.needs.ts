// What this feature is given by the app: tasks stand above initiatives, yet one save writes both or neither.
import type { SavedTask, Task } from '@questline/contract';
import type { Statements } from '../../platform/db.ts';

type OfInitiative = { initiative_id: string; company_id: string };

export type InitiativesNeeds = {
  tasks: {
    list(db: Statements, of: OfInitiative): Promise<Task[]>;
    /** The same, and they stay as they are until the transaction is over. */
    lock(tx: Statements, of: OfInitiative): Promise<Task[]>;
    replace(
      tx: Statements,
      of: OfInitiative,
      tasks: { standing: Task[]; wanted: SavedTask[] },
    ): Promise<void>;
  };
};
