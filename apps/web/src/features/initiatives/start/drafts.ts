// Drafts of initiatives as the browser reads and writes them. One that edits an initiative goes by its id.
import type { Draft, DraftContent } from '@questline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isNotFound } from '../../../lib/format/failure-text.ts';
import { byCursor } from '../../../lib/query/by-cursor.ts';
import { api } from '../../../lib/session/session.ts';

/** A draft, or the beginning of one that has not been written yet. */
export type OpenDraft = { content: DraftContent; updated_at: string | null; unsent?: boolean };

export async function findDraft(clientId: string, signal?: AbortSignal): Promise<Draft | null> {
  try {
    const params = { client_id: clientId };
    return await api('GET /api/initiative-drafts/:client_id', { params }, signal ? { signal } : {});
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Read once, whatever the server tells: what is typed must not change under one's hands, and what was just begun is
 *  not there yet. Whoever closes an editor removes it. */
export const draftQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['drafts', clientId],
    queryFn: ({ signal }): Promise<OpenDraft | null> => findDraft(clientId, signal),
    staleTime: 'static',
  });

export const draftsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['initiatives', 'drafts'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/initiative-drafts', { query: pageParam ? { before: pageParam } : {} }, { signal }),
    ...byCursor,
    staleTime: 0,
  });

export const writeDraft = (clientId: string, content: DraftContent, updated_at: string | null) =>
  api('PUT /api/initiative-drafts/:client_id', {
    params: { client_id: clientId },
    body: { content, updated_at },
  });

/** Gone already is as good. */
export async function discardDraft(clientId: string) {
  try {
    await api('DELETE /api/initiative-drafts/:client_id', { params: { client_id: clientId } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
