// Notes about applicants and students, private to the company's team. Students get them in their data export.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { text } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { author, id, time } from '../http/shapes.ts';

export const studentNoteForm = z.object({
  content: text(limits.studentNoteMaxLength).check(z.minLength(1, 'Write the note first')),
});

export const studentNote = z.object({
  id,
  content: z.string(),
  /** Null if I wrote it. */
  author,
  created_at: time,
  /** Authors and owners. */
  can: z.object({ delete: z.boolean() }),
});
export type StudentNote = z.infer<typeof studentNote>;

const params = z.object({ id });

export const studentNotes = {
  'GET /api/company/students/:id/notes': {
    summary: "My team's notes about a student, newest first",
    access: 'company',
    params,
    response: z.object({
      items: z.array(studentNote),
      /** Only while the student applies to us, works with us or has finished. After that, all notes are deleted. */
      can: z.object({ write: z.boolean() }),
    }),
  },
  'POST /api/company/students/:id/notes': {
    summary: 'Add a note about a student (idempotent by client_id)',
    access: 'company',
    params,
    body: z.extend(studentNoteForm, { client_id: id }),
    response: studentNote,
    errors: ['too_many_notes'],
  },
  'DELETE /api/company/notes/:id': {
    summary: 'Delete a note that I wrote, or any note of my team as an owner',
    access: 'company',
    params,
  },
} satisfies Endpoints;
