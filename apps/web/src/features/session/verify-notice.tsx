import type { UserType } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { api, useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast-store.ts';

const waiting: Record<UserType, string> = {
  student: 'Then you can apply and write to companies.',
  company: 'Then you can activate initiatives and write to students.',
};

/** Stays until the address is verified. */
export function VerifyNotice() {
  const { current } = useSession();
  const resend = useMutation({
    mutationFn: () => api('POST /api/session/verification-request'),
    onSuccess: () => toast({ title: 'Mail sent', description: 'Look into your inbox, and into spam.' }),
    onError: () =>
      toast({ title: 'Mail not sent', description: 'Please try again in a moment.', variant: 'destructive' }),
  });
  const user = current.state === 'signed-in' ? current.user : undefined;
  if (!user || user.email_verified) return null;
  return (
    <Notice
      tone="warn"
      banner
      title="Please verify your email address"
      action={
        <Button
          size="small"
          variant="secondary"
          busy={resend.isPending && 'Sending...'}
          onClick={() => resend.mutate()}
        >
          Resend
        </Button>
      }
    >
      We sent a link to {user.email}. {waiting[user.user_type]}
    </Notice>
  );
}
