import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { welcomeQuestQuery } from '../student-queries.ts';

type Said = { read?: true; dismissed?: boolean; celebrated?: true };

/** Records that the student read the cards, hid or restored the quest, or saw the celebration. */
export function useWelcomeQuest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Said) => api('PATCH /api/student/welcome-quest', { body }),
    onSuccess: (quest) => {
      queryClient.setQueryData(welcomeQuestQuery.queryKey, quest);
      return queryClient.invalidateQueries({ queryKey: ['home'] });
    },
    onError: (error, { celebrated }) => {
      // If this fails, the celebration just shows again next time.
      if (!celebrated)
        toast({ title: "Your change wasn't saved", description: failureText(error), variant: 'destructive' });
    },
  });
}
