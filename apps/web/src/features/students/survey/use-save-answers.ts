import type { StudentChanges } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import type { SurveyStep } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { type AnswerErrors, errorsOf } from './answers.ts';
import { ownStudentQuery, surveyQuery } from '../student-queries.ts';
import { forgetAnswers } from './survey-draft.ts';

type Saving = {
  step: SurveyStep;
  /** What has changed; nothing when all stands as it was. */
  changes?: StudentChanges | undefined;
  /** The step is left without an answer. */
  skips?: boolean;
  /** The last step of the survey is reached. */
  finishes?: boolean;
};

/** Saves a group of answers. Resolves to whether it was saved; what went wrong has been said by then. */
export function useSaveAnswers() {
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<AnswerErrors>({});
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ step, changes, skips, finishes }: Saving) => {
      if (changes) {
        const saved = await api('PATCH /api/student/profile', { body: changes });
        queryClient.setQueryData(ownStudentQuery.queryKey, saved);
      }
      forgetAnswers(step);
      if (skips && step !== 'school')
        queryClient.setQueryData(
          surveyQuery.queryKey,
          await api('PUT /api/student/survey/:step/skip', { params: { step } }),
        );
      if (finishes) queryClient.setQueryData(surveyQuery.queryKey, await api('PUT /api/student/survey/end'));
    },
    onSuccess: () => {
      setErrors({});
      // What fits, and how far the first steps are, follows from it.
      for (const topic of ['students', 'home', 'initiatives'])
        void queryClient.invalidateQueries({ queryKey: [topic] });
    },
    onError: (error) => {
      const said = error instanceof ApiError ? errorsOf(error.fields) : {};
      setErrors(said);
      if (Object.keys(said).length === 0)
        toast({
          title: 'Failed to update profile',
          description: failureText(error),
          variant: 'destructive',
        });
    },
  });
  return {
    errors,
    setErrors,
    saving: isPending,
    save: (saving: Saving) =>
      mutateAsync(saving).then(
        () => true,
        () => false,
      ),
  };
}
