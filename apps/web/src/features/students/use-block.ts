import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { api } from '../../lib/session/session.ts';
import { toast } from '../../ui/overlays/toast-store.ts';

type Company = { id: string; name: string };

/** Everything that shows or hides a company. */
const topics = [
  'students',
  'companies',
  'initiatives',
  'applications',
  'tasks',
  'messages',
  'matching',
  'home',
];

function useRefresh() {
  const queryClient = useQueryClient();
  return () => Promise.all(topics.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
}

/** Leaves the company's page first: once it is blocked, refreshing the page would find nothing. */
export function useBlock(leave?: () => unknown) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id }: Company) => {
      await leave?.();
      return api('PUT /api/student/blocks/:id', { params: { id } });
    },
    onSuccess: (_, { name }) => {
      toast({ title: `You blocked ${name}`, description: 'You can unblock them anytime in Settings.' });
      return refresh();
    },
    onError: (error, { name }) =>
      toast({
        title: `Could not block ${name}`,
        description: failureText(error),
        variant: 'destructive',
      }),
  });
}

export function useUnblock() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Company) => api('DELETE /api/student/blocks/:id', { params: { id } }),
    onSuccess: (_, { name }) => {
      toast({ title: `You unblocked ${name}`, description: 'You can see them on Questline again.' });
      return refresh();
    },
    onError: (error, { name }) =>
      toast({
        title: `Could not unblock ${name}`,
        description: failureText(error),
        variant: 'destructive',
      }),
  });
}
