// Reads and writes drafts of initiatives. A draft of an existing initiative uses the initiative's id.
import type { Draft, DraftContent } from '@questline/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { isNotFound } from '../../../lib/format/failure-text.ts';
import { byCursor } from '../../../lib/query/by-cursor.ts';
import { askOverview } from '../../../lib/query/company-overview.ts';
import { api } from '../../../lib/session/session.ts';

/** A draft, possibly one the server doesn't have yet. */
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

/** Loaded once and never refetched, because the form must not change while someone types and a new draft isn't on the
 *  server yet. Closing the editor removes it from the cache. */
export const draftQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['drafts', clientId],
    queryFn: ({ signal }): Promise<OpenDraft | null> => findDraft(clientId, signal),
    staleTime: 'static',
  });

/** “Your turn” counts drafts. `later`: only when it's shown next. */
export const refreshDraftCount = (queryClient: QueryClient, { later = false } = {}) =>
  queryClient.invalidateQueries({ queryKey: ['home'], refetchType: later ? 'none' : 'active' });

export const draftsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['initiatives', 'drafts'],
    queryFn: ({ signal, pageParam }) => {
      const alone = () =>
        api('GET /api/initiative-drafts', { query: pageParam ? { before: pageParam } : {} }, { signal });
      return pageParam ? alone() : askOverview('drafts', alone);
    },
    ...byCursor,
    staleTime: 0,
  });

export const writeDraft = (clientId: string, content: DraftContent, updated_at: string | null) =>
  api('PUT /api/initiative-drafts/:client_id', {
    params: { client_id: clientId },
    body: { content, updated_at },
  });

/** Succeeds if the draft is already gone. */
export async function discardDraft(clientId: string) {
  try {
    await api('DELETE /api/initiative-drafts/:client_id', { params: { client_id: clientId } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
