import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { breakQuery } from './break-query.ts';

/** Takes a break until a day, or ends it with null. */
export function useBreak(onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (back_on: string | null) => {
      if (back_on === null) await api('DELETE /api/student/break');
      else await api('PUT /api/student/break', { body: { back_on } });
      return { back_on };
    },
    onSuccess: (now) => {
      queryClient.setQueryData(breakQuery.queryKey, now);
      // While it lasts, a notice says so.
      if (now.back_on === null)
        toast({ title: 'Welcome back', description: 'Companies see that you are working again.' });
      onDone?.();
    },
    onError: (error, back_on) =>
      toast({
        title: back_on === null ? "Couldn't end your break" : "Couldn't start your break",
        description: failureText(error),
        variant: 'destructive',
      }),
  });
}
