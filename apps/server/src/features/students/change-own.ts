import type { StudentChanges } from '@questline/contract';
import type { Db } from '../../platform/database/db.ts';
import { readOwn } from './read-own.ts';
import { changeProfile, writeContacts } from './students.queries.ts';
import type { OwnRow } from './students.view.ts';

/** Changes a section of the profile. Fields that only accepted companies see are in a separate table. */
export function changeOwn(db: Db, id: string, changes: StudentChanges): Promise<OwnRow> {
  const { school, instagram_handle, linkedin_handle, ...profile } = changes;
  const contacts = { school, instagram_handle, linkedin_handle };
  const isSent = (some: object) => Object.values(some).some((value) => value !== undefined);
  return db.tx(async (tx) => {
    await readOwn(tx, id);
    await tx.run(changeProfile(id, profile));
    if (isSent(contacts)) await tx.run(writeContacts(id, contacts));
    return readOwn(tx, id);
  });
}
