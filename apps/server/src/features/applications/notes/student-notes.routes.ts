// Routes for the team's notes about applicants and students.
import type { studentNotes } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import type { ApplicationsDeps } from '../applications.deps.ts';
import { findPair, listNotes } from './student-notes.queries.ts';
import { viewNote } from './student-notes.view.ts';
import { removeNote, writeNote } from './write-note.ts';

export const studentNotesRoutes = ({
  namesOf,
}: Pick<ApplicationsDeps, 'namesOf'>): Handlers<typeof studentNotes> => ({
  'GET /api/company/students/:id/notes': async ({ db, actor, input }) => {
    const { id } = input.params;
    const [pair, rows] = await Promise.all([
      db.one(findPair(actor.id, id)),
      db.many(listNotes(actor.id, id)),
    ]);
    const names = await namesOf(
      db,
      actor,
      rows.map(({ person_id }) => person_id),
    );
    const viewed = { reader: actor, isOwner: pair.is_owner, names };
    return {
      items: rows.map((row) => viewNote(row, viewed)),
      can: { write: pair.can_write },
    };
  },
  'POST /api/company/students/:id/notes': async ({ db, actor, input }) => {
    const row = await writeNote(db, actor, { student_id: input.params.id, ...input.body });
    return viewNote(row, { reader: actor, isOwner: false, names: new Map() });
  },
  'DELETE /api/company/notes/:id': ({ db, actor, input }) => removeNote(db, actor, input.params.id),
});
