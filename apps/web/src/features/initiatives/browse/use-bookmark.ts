import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';

type Wanted = { id: string; bookmarked: boolean };

const mutationKey = ['bookmarks'];

/** Adds or removes a bookmark. Updates every cached copy immediately and reverts on failure. */
export function useBookmark() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    // Runs in order, so the last of two quick clicks wins.
    scope: { id: 'bookmarks' },
    mutationFn: ({ id, bookmarked }: Wanted) => {
      const params = { initiative_id: id };
      return bookmarked
        ? api('PUT /api/bookmarks/:initiative_id', { params })
        : api('DELETE /api/bookmarks/:initiative_id', { params });
    },
    onMutate: (wanted) => showFirmly(queryClient, wanted),
    onError: (error, { id, bookmarked }) => {
      show(queryClient, { id, bookmarked: !bookmarked });
      toast({
        title: bookmarked ? 'Not saved' : 'Still saved',
        description: failureText(error),
        variant: 'destructive',
      });
    },
    onSuccess: async (_, wanted, before) => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      const since = isLast ? await showFirmly(queryClient, wanted) : [];
      for (const queryKey of [...before, ...since])
        void queryClient.invalidateQueries({ queryKey, exact: true });
      // The saved list refetches only when it's opened again, so a removed bookmark stays visible until then.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['initiatives', 'found'], refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: ['students'] }),
      ]);
    },
  });
  return mutate;
}

const topics = ['initiatives', 'home', 'students'];

/** Also stops what is being refetched: a response from before the change would undo it on the screen. Returns what has to be
 *  refetched afterward. */
async function showFirmly(queryClient: QueryClient, wanted: Wanted) {
  const refetching = topics.flatMap((topic) =>
    queryClient.getQueryCache().findAll({
      queryKey: [topic],
      fetchStatus: 'fetching',
      predicate: ({ state }) => state.data !== undefined,
    }),
  );
  const keys = refetching.map(({ queryKey }) => queryKey);
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey, exact: true })));
  show(queryClient, wanted);
  return keys;
}

/** Updates the initiative in every cached list, page and home page. */
function show(queryClient: QueryClient, wanted: Wanted) {
  for (const topic of topics)
    queryClient.setQueriesData<unknown>({ queryKey: [topic] }, (data: unknown) => marked(data, wanted));
}

function marked(data: unknown, { id, bookmarked }: Wanted): unknown {
  if (Array.isArray(data)) return data.map((one) => marked(one, { id, bookmarked }));
  if (typeof data !== 'object' || data === null) return data;
  const inside = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, marked(value, { id, bookmarked })]),
  );
  return inside['id'] === id && 'bookmarked' in inside ? { ...inside, bookmarked } : inside;
}
