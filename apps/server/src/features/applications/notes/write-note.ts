import type { SignedIn } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { deleteNote, findNote, insertNote } from './student-notes.queries.ts';

type Written = { student_id: string; client_id: string; content: string };

/** One note per client_id, also if two requests arrive at the same moment. */
export const writeNote = (db: Db, company: SignedIn, note: Written) =>
  db.tx(async (tx) => {
    const first = await tx.maybe(findNote(company.id, note.client_id));
    if (first) return first;
    const row = await tx.maybe(insertNote({ company_id: company.id, ...note }));
    if (!row) return tx.one(findNote(company.id, note.client_id));
    await tx.run(recordEvent('note.changed', row.id, company.id));
    return row;
  });

export const removeNote = (db: Db, company: SignedIn, id: string) =>
  db.tx(async (tx) => {
    await tx.one(deleteNote(id));
    await tx.run(recordEvent('note.changed', id, company.id));
  });
