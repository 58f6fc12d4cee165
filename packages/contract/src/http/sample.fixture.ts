// A small endpoint table for the tests in this package.
import * as z from 'zod/mini';
import type { Endpoints } from './endpoint.ts';
import { id, page, pageQuery } from './shapes.ts';

const note = z.object({ id, text: z.string() });

export const sample = {
  'GET /api/notes': { summary: 'All', access: 'public', query: pageQuery, response: page(note) },
  'GET /api/notes/:id': { summary: 'One', access: 'signed-in', params: z.object({ id }), response: note },
  'POST /api/notes': {
    summary: 'Write',
    access: 'student',
    body: z.object({ text: z.string() }),
    response: note,
    errors: ['already_applied'],
  },
  'DELETE /api/notes/:id': { summary: 'Remove', access: 'company', params: z.object({ id }) },
} satisfies Endpoints;
