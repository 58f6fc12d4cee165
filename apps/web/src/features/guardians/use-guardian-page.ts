// The guardian's page and what can be done on it. The link in the email is the only key.
import type { GuardianPage } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import type { GuardianStep } from '@questline/contract/plain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { publicApi } from '../../lib/public-api.ts';
import { toast } from '../../ui/overlays/toast-store.ts';

const keyOf = (token: string) => ['guardians', 'page', token];

export const isExpired = (error: unknown) => error instanceof ApiError && error.code === 'link_expired';

export const useGuardianPage = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => publicApi('POST /api/guardian', { body: { token } }, { signal }),
    enabled: token !== '',
  });

/** Every change returns the page as it is then. If the link has expired since, the page says so. */
function useChange<Input>(token: string, send: (input: Input) => Promise<GuardianPage>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (page) => queryClient.setQueryData(keyOf(token), page),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: keyOf(token) });
      if (!isExpired(error))
        toast({ title: "That didn't work", description: failureText(error), variant: 'destructive' });
    },
  });
}

export const useStep = (token: string) =>
  useChange(token, (step: GuardianStep) => publicApi('POST /api/guardian/steps', { body: { token, step } }));

export const useEnding = (token: string) =>
  useChange(token, (application_id: string) =>
    publicApi('POST /api/guardian/endings', { body: { token, application_id } }),
  );

export const useNewLink = (token: string) =>
  useMutation({
    mutationFn: () => publicApi('POST /api/guardian/link', { body: { token } }),
    onError: (error) =>
      toast({ title: "We couldn't send a link", description: failureText(error), variant: 'destructive' }),
  });
