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
  /** Undefined when nothing changed. */
  changes?: StudentChanges | undefined;
  /** The student leaves the step without an answer. */
  skips?: boolean;
  /** This finishes the survey. */
  finishes?: boolean;
};

/** Saves a group of answers. Resolves to whether that worked; a failure has been shown by then. */
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
      // Matches and the welcome quest depend on the answers.
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
