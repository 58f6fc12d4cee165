import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { welcomeQuestQuery } from '../student-queries.ts';

type Said = { read?: true; dismissed?: boolean; celebrated?: true };

/** Says what the student has done with the quest: read its cards, put it aside or back, seen its end. */
export function useWelcomeQuest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Said) => api('PATCH /api/student/welcome-quest', { body }),
    onSuccess: (quest) => {
      queryClient.setQueryData(welcomeQuestQuery.queryKey, quest);
      return queryClient.invalidateQueries({ queryKey: ['home'] });
    },
    onError: (error, { celebrated }) => {
      // Then it is celebrated once more.
      if (!celebrated)
        toast({ title: 'That was not saved', description: failureText(error), variant: 'destructive' });
    },
  });
}
