import type { Invitation } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { api } from '../../lib/session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { roleNames } from './role-names.ts';
import { teamQuery } from './team-query.ts';

type Action = { invitation: Invitation; action: 'resend' | 'cancel' };

export function InvitationList({ invitations }: { invitations: Invitation[] }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ invitation: { id }, action }: Action) => {
      if (action === 'cancel') await api('DELETE /api/team/invitations/:id', { params: { id } });
      else await api('POST /api/team/invitations/:id/resend', { params: { id } });
    },
    onSuccess: (_, { invitation: { email }, action }) =>
      toast(
        action === 'cancel'
          ? { title: 'Invitation canceled', description: `The link sent to ${email} no longer works.` }
          : { title: 'Invitation sent again', description: `We emailed a new link to ${email}.` },
      ),
    onError: (error, { action }) =>
      toast({
        title: action === 'cancel' ? 'Failed to cancel' : 'Failed to send',
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }),
  });
  const busyWith = (id: string, action: Action['action']) =>
    change.isPending && change.variables.invitation.id === id && change.variables.action === action;

  return (
    <>
      <h3 className="mt-4 border-t border-line pt-5 text-base">Invited</h3>
      <ul>
        {invitations.map((invitation) => {
          const { id, email, role, sent_at, expired, invited_by } = invitation;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 last:border-0 last:pb-0"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft [&_svg]:size-5">
                <Mail aria-hidden />
              </span>
              <span className="min-w-0 grow basis-44">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  <span className="min-w-0 break-all">{email}</span>
                  {role === 'owner' && (
                    <Badge tone="green" icon={null}>
                      {roleNames.owner}
                    </Badge>
                  )}
                  {expired && (
                    <Badge tone="red" icon={null}>
                      Expired
                    </Badge>
                  )}
                </span>
                <span className="block text-sm text-ink-soft">
                  Invited by {invited_by} · sent {timeAgo(sent_at)}
                </span>
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Send again to ${email}`}
                  busy={busyWith(id, 'resend') && 'Sending…'}
                  onClick={() => change.mutate({ invitation, action: 'resend' })}
                >
                  Send again
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Cancel the invitation to ${email}`}
                  busy={busyWith(id, 'cancel') && 'Canceling…'}
                  onClick={() => change.mutate({ invitation, action: 'cancel' })}
                >
                  Cancel
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
