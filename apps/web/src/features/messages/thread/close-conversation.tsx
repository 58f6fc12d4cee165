// Lets a student close a conversation and reopen it.
import type { Conversation } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { conversationQuery } from '../message-queries.ts';

function useClose({ id }: Conversation, closed: boolean, onSettled?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('PUT /api/conversations/:id/closed', { params: { id }, body: { closed } }),
    onSuccess: (conversation) => queryClient.setQueryData(conversationQuery(id).queryKey, conversation),
    onError: (error) =>
      toast({
        title: closed ? 'Failed to close the conversation' : 'Failed to reopen the conversation',
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled: () => {
      onSettled?.();
      return queryClient.invalidateQueries({ queryKey: ['messages'] });
    },
  });
}

type DialogProps = { conversation: Conversation; open: boolean; onOpenChange: (open: boolean) => void };

export function CloseDialog({ conversation, open, onOpenChange }: DialogProps) {
  const { mutate, isPending } = useClose(conversation, true, () => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Close this conversation?"
      loses={`${conversation.other.name} can't message you here anymore. You keep the messages, and only you can reopen it.`}
      action="Close conversation"
      busy={isPending && 'Closing…'}
      onConfirm={() => mutate()}
    />
  );
}

export function ClosedBar({ conversation }: { conversation: Conversation }) {
  const { mutate, isPending } = useClose(conversation, false);
  const { other, can } = conversation;
  const isBlocked = other.user_type === 'company' && !can.block;
  return (
    <Notice
      tone="info"
      action={
        can.reopen && (
          <Button size="small" variant="secondary" busy={isPending && 'Reopening…'} onClick={() => mutate()}>
            Reopen
          </Button>
        )
      }
    >
      {isBlocked
        ? `You blocked ${other.name}. You can unblock them in Settings.`
        : 'This conversation is closed.'}
    </Notice>
  );
}
