// Feedback snippets that a company saves for reuse.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { neededLine, text } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { id, time } from '../http/shapes.ts';

export const snippetForm = z.object({
  name: neededLine(limits.nameMaxLength, 'Give it a name'),
  content: text(limits.feedbackMaxLength).check(z.minLength(1, 'Write the feedback first')),
});
export const feedbackSnippet = z.object({ id, name: z.string(), content: z.string(), created_at: time });
export type FeedbackSnippet = z.infer<typeof feedbackSnippet>;

const params = z.object({ id });

export const feedbackSnippets = {
  'GET /api/company/feedback-snippets': {
    summary: 'My feedback snippets, newest first',
    access: 'company',
    response: z.object({ items: z.array(feedbackSnippet) }),
  },
  'POST /api/company/feedback-snippets': {
    summary: 'Save a snippet (idempotent by client_id)',
    access: 'company',
    body: z.extend(snippetForm, { client_id: id }),
    response: feedbackSnippet,
    errors: ['too_many_snippets'],
  },
  'PATCH /api/company/feedback-snippets/:id': {
    summary: 'Rename or rewrite a snippet',
    access: 'company',
    params,
    body: z.partial(snippetForm),
    response: feedbackSnippet,
  },
  'DELETE /api/company/feedback-snippets/:id': {
    summary: 'Delete a snippet',
    access: 'company',
    params,
  },
} satisfies Endpoints;
