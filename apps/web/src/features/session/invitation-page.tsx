// /invitation: joins a company with the link in an invitation, with a new account or with one that belongs to no company.
import { ApiError } from '@questline/contract/client';
import { limits, productName, type UserType } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { api, session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { FailedNotice, Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { JoinWithAccount, JoinWithNewAccount } from './invitation-forms.tsx';
import { SessionLink } from './session-link.tsx';

type Props = { token: string | undefined; onSignedIn: (type: UserType) => Promise<void> };

export function InvitationPage({ token = '', onSignedIn }: Props) {
  const [hasAccount, setHasAccount] = useState(false);
  // As it was when the page opened: joining changes it, and by then the invitation is used up.
  const [{ current }] = useState(session.snapshot);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['session', 'invitation', token],
    // Reading an invitation doesn't use it up.
    queryFn: ({ signal }) => api('POST /api/invitation', { body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Infinity,
  });
  if (!token || (error instanceof ApiError && error.code === 'link_expired'))
    return (
      <AuthFrame
        title="This invitation doesn't work"
        description={`Each link works once, for ${limits.invitationDays} days. It also stops working when the company cancels the invitation or sends a new one. Ask the person who invited you.`}
      >
        <p className="text-ink-soft">
          Already joined? <SessionLink to="/company/auth">Sign in</SessionLink>
        </p>
      </AuthFrame>
    );
  if (error)
    return (
      <AuthFrame title="Join a company">
        <FailedNotice title="Failed to load the invitation" busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </FailedNotice>
      </AuthFrame>
    );
  if (!data)
    return (
      <AuthFrame title="Join a company">
        <SkeletonList of="row" count={2} label="Loading the invitation…" />
      </AuthFrame>
    );
  const Form = hasAccount ? JoinWithAccount : JoinWithNewAccount;
  return (
    <AuthFrame
      title={`Join ${data.company_name}`}
      description={`${data.invited_by} invited you to work with ${data.company_name} on ${productName}.`}
    >
      {current.state === 'signed-in' && (
        <Notice tone="info">
          You're signed in as {current.name}. Joining {data.company_name} signs you out of that account here.
        </Notice>
      )}
      <Form token={token} email={data.email} onSignedIn={onSignedIn} />
      <Button variant="quiet" onClick={() => setHasAccount(!hasAccount)}>
        {hasAccount ? "I don't have an account yet" : 'I already have an account'}
      </Button>
    </AuthFrame>
  );
}
