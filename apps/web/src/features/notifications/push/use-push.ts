import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { pushQuery } from '../notification-queries.ts';
import { canGetPush, isPushBlocked, turnOffPush, turnOnPush, watchPermission } from './push-device.ts';

/** `none`: the platform sends nothing to devices. */
export type PushState = 'none' | 'unsupported' | 'blocked' | 'off' | 'on';

export function usePush() {
  const queryClient = useQueryClient();
  const { data } = useQuery(pushQuery);
  const isBlocked = useSyncExternalStore(watchPermission, () => canGetPush() && isPushBlocked());
  const state: PushState | undefined = !data
    ? undefined
    : !data.key
      ? 'none'
      : !canGetPush()
        ? 'unsupported'
        : isBlocked
          ? 'blocked'
          : data.on
            ? 'on'
            : 'off';
  const change = useMutation({
    mutationFn: async (on: boolean) => (on ? turnOnPush(data!.key!) : turnOffPush()),
    onSuccess: (outcome) => {
      if (outcome === 'failed')
        toast({
          title: 'Could not turn on notifications',
          description: 'Please try again later.',
          variant: 'destructive',
        });
    },
    onError: (error) =>
      toast({ title: 'Could not save your change', description: failureText(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  /** What the person wants while it is being saved, then what is true. */
  const isOn = change.isPending ? change.variables : state === 'on';
  return { state, isOn, busy: change.isPending, change: change.mutate };
}
