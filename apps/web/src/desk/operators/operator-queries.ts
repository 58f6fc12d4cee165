// Operators, in the desk's cache.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deskApi } from '../desk-queries.ts';
import { withPasskey } from '../with-passkey.ts';

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: async () => (await deskApi('GET /api/desk/operators')).items,
});

/** Refetches the list after the change, also if it failed: another lead may have made it. */
export function useOperatorChange<Input>(change: (input: Input) => Promise<unknown>, onSuccess: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withPasskey(() => change(input)),
    onSuccess,
    onSettled: () => queryClient.invalidateQueries({ queryKey: operatorsQuery.queryKey }),
  });
}
