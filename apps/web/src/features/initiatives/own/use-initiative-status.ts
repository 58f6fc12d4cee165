import type { OwnInitiative } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import type { InitiativeStatus } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, session } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { showSaved } from './own-initiatives.ts';

const activationRefusals = [
  'email_not_verified',
  'company_name_needed',
  'task_needed',
  'rewards_overdue',
] as const;
/** Refusals that the company can fix before trying again. */
export type ActivationRefusal = (typeof activationRefusals)[number];

const showSignedOut = () =>
  toast({
    title: 'Authentication Error',
    description: 'You must be logged in to update initiatives.',
    variant: 'destructive',
  });

/** The fixable refusal in an error, if it is one. */
export const refusalIn = (error: unknown) =>
  activationRefusals.find((code) => error instanceof ApiError && error.code === code);

type Wanted = { id: string; status: InitiativeStatus };

const request = ({ id, status }: Wanted): Promise<OwnInitiative> =>
  status === 'active'
    ? api('POST /api/initiatives/:id/activation', { params: { id } })
    : api('DELETE /api/initiatives/:id/activation', { params: { id } });

/** Activates and deactivates an initiative and shows the result. A fixable refusal is returned instead. */
export function useInitiativeStatus() {
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<Wanted & { refusal: ActivationRefusal }>();
  const change = useMutation({
    mutationFn: request,
    onSuccess: (initiative, { status }) => {
      showSaved(queryClient, initiative);
      const done = status === 'active' ? 'activated' : 'deactivated';
      toast({ title: 'Status Updated', description: `Initiative ${done} successfully.` });
    },
    onError: (error, wanted) => {
      const refusal = refusalIn(error);
      if (refusal) setRefused({ ...wanted, refusal });
      else if (error instanceof ApiError && error.status === 401) showSignedOut();
      else
        toast({
          title: 'Error',
          description: 'Could not update initiative status. Please try again.',
          variant: 'destructive',
        });
    },
  });

  return {
    setStatus: (id: string, status: InitiativeStatus) =>
      session.accountId() ? change.mutate({ id, status }) : void showSignedOut(),
    /** The id of the initiative being changed. */
    changing: change.isPending ? change.variables.id : undefined,
    refused,
    forgetRefusal: () => setRefused(undefined),
  };
}
