import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { api } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';

export function ResendVerification(look: Pick<ComponentProps<typeof Button>, 'size' | 'variant'>) {
  const resend = useMutation({
    mutationFn: () => api('POST /api/session/verification-request'),
    onSuccess: () => toast({ title: 'Email sent', description: 'Check your inbox and your spam folder.' }),
    onError: () =>
      toast({
        title: 'Email not sent',
        description: 'Please try again in a moment.',
        variant: 'destructive',
      }),
  });
  return (
    <Button {...look} busy={resend.isPending && 'Sending...'} onClick={() => resend.mutate()}>
      Resend email
    </Button>
  );
}
