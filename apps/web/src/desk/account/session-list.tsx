// Where the operator is signed in.
import type { OperatorDevice } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { accountQuery, deskApi } from '../desk-queries.ts';

export function SessionList({ sessions }: { sessions: OperatorDevice[] }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (id: string) => deskApi('DELETE /api/desk/sessions/:id', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  return (
    <>
      <ul aria-label="Sessions">
        {sessions.map(({ id, device, created_at, last_seen_at, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0 last:border-0 last:pb-0"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
              <Monitor aria-hidden />
            </span>
            <span className="min-w-0 grow basis-44">
              <span className="block font-semibold break-words">{device || 'Unknown device'}</span>
              <span className="block text-sm text-ink-soft">
                Signed in {timeAgo(created_at)} · last seen {timeAgo(last_seen_at)}
              </span>
            </span>
            {current ? (
              <Badge tone="green">This device</Badge>
            ) : (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Sign out ${device || 'unknown device'}`}
                busy={isPending && variables === id && 'Signing out…'}
                onClick={() => mutate(id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <div className="mt-4">
          <Notice tone="danger">{failureText(error)}</Notice>
        </div>
      )}
    </>
  );
}
