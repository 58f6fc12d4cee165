import type { UserType } from '@questline/contract/plain';
import { useSession } from '../../lib/session/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { ResendVerification } from './resend-verification.tsx';

const waiting: Record<UserType, string> = {
  student: 'Then you can apply and write to companies.',
  company: 'Then you can activate initiatives and write to students.',
};

/** Stays until the address is verified. */
export function VerifyNotice() {
  const { current } = useSession();
  const user = current.state === 'signed-in' ? current.user : undefined;
  if (!user || user.email_verified) return null;
  return (
    <Notice
      tone="warn"
      banner
      title="Please verify your email address"
      action={<ResendVerification size="small" variant="secondary" />}
    >
      We sent a link to {user.email}. {waiting[user.user_type]}
    </Notice>
  );
}
