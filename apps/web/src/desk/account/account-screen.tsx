// The operator's own account: facts, passkeys, recovery codes and sessions.
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { accountQuery, operatorQuery } from '../desk-queries.ts';
import { Fact } from '../fact.tsx';
import { roleNames } from '../role-names.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodesSection } from './recovery-codes-section.tsx';
import { SessionList } from './session-list.tsx';

const dayAndTime = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

export function AccountScreen() {
  const { data: operator } = useQuery(operatorQuery);
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery);
  return (
    <>
      <h1 className="sr-only">Your account</h1>
      <PageSection title="Your account" text="You're signed out automatically when the session ends.">
        {operator && (
          <dl className="grid gap-x-6 gap-y-4 md:grid-cols-2">
            <Fact label="Name">{operator.name}</Fact>
            <Fact label="Email">{operator.email}</Fact>
            <Fact label="Role">
              <Badge tone={operator.role === 'lead' ? 'green' : 'blue'} icon={null}>
                {roleNames[operator.role]}
              </Badge>
            </Fact>
            <Fact label="Session ends">{dayAndTime.format(new Date(operator.expires_at))}</Fact>
          </dl>
        )}
      </PageSection>
      <PageSection
        title="Passkeys"
        text="You need one of them each time you sign in. Add one for every device you use."
      >
        {account ? (
          <PasskeyList passkeys={account.passkeys} />
        ) : error ? (
          <FailedNotice title="Failed to load your passkeys" busy={isFetching} onRetry={() => void refetch()}>
            {failureText(error)}
          </FailedNotice>
        ) : (
          <SkeletonList of="row" count={2} label="Loading your passkeys…" />
        )}
      </PageSection>
      <PageSection
        title="Recovery codes"
        text="For when you don't have your passkey with you. Each code works once."
      >
        <RecoveryCodesSection left={account?.recovery_codes_left} />
      </PageSection>
      {account && (
        <PageSection title="Sessions" text="Sign out any device you don't recognize.">
          <SessionList sessions={account.sessions} />
        </PageSection>
      )}
    </>
  );
}
