import type { UserType } from '@questline/contract/plain';
import { TriangleAlert } from 'lucide-react';
import { useSession } from '../../lib/session/session.ts';
import { ResendVerification } from './resend-verification.tsx';

const purpose: Record<UserType, { short: string; long: string }> = {
  student: { short: 'to apply', long: 'to apply and message companies' },
  company: { short: 'to activate initiatives', long: 'to activate initiatives and message students' },
};

/** A slim bar until the email is verified, since it's on every page and phones have little room. */
export function VerifyNotice() {
  const { current } = useSession();
  const user = current.state === 'signed-in' ? current.user : undefined;
  if (!user || user.email_verified) return null;
  return (
    <div
      role="status"
      className="flex items-center gap-3 bg-sun-soft page-edges py-1.5 text-sm forced-colors:border-b"
    >
      <TriangleAlert aria-hidden className="text-sun-strong max-[22rem]:hidden" />
      <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <span className="font-semibold">Please verify your email</span>
        <span className="max-md:hidden">
          {' '}
          {purpose[user.user_type].long}. We sent a link to {user.email}.
        </span>
        {/* Phones have no room for a whole email. */}
        <span className="md:hidden"> {purpose[user.user_type].short}</span>
      </p>
      <ResendVerification size="small" variant="secondary" />
    </div>
  );
}
