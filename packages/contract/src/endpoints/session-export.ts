// Data export, by part and page, so that a large account doesn't overload a server.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { id } from '../http/shapes.ts';

/** Parts for the other account type are empty. Owners get the company's data, and members only what is about themselves
 *  or written by them. `messages` belong to the conversation in `of`. */
export const exportParts = [
  'account',
  'profile',
  'devices',
  'preferences',
  'bookmarks',
  'blocks',
  'profile_views',
  'guardian',
  'consents',
  'applications',
  'submissions',
  'submission_drafts',
  'record',
  'rewards',
  'notes',
  'team',
  'invitations',
  'verifications',
  'initiatives',
  'initiative_drafts',
  'feedback_snippets',
  'conversations',
  'messages',
  'notifications',
  'reports',
  'files',
] as const;
export type ExportPart = (typeof exportParts)[number];

const record = z.record(z.string(), z.unknown());
export type ExportedRecord = z.infer<typeof record>;

export const sessionExport = {
  'GET /api/session/export/:part': {
    summary: 'One page of my data',
    access: 'signed-in',
    params: z.object({ part: z.enum(exportParts) }),
    query: z.object({ of: z.optional(id), cursor: z.optional(id) }),
    response: z.object({ items: z.array(record), next: z.nullable(id) }),
  },
} satisfies Endpoints;
