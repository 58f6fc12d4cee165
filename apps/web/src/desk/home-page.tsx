import type { OperatorSession } from '@questline/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../lib/format/failure-text.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { FailedNotice, Notice } from '../ui/feedback/notice.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { PageSection } from '../ui/layout/page-section.tsx';
import { lazyPart } from '../ui/lazy/lazy-component.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { DeskBrand } from './desk-frame.tsx';
import { accountQuery, deskApi } from './desk-queries.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodesSection } from './recovery-codes-section.tsx';
import { useOpenReport } from './reports/use-open-report.ts';

const ReportsSection = lazyPart(() => import('./reports/reports-section.tsx'), 'ReportsSection');

const roleNames = { operator: 'Operator', lead: 'Lead' };
const dayAndTime = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

/** What an operator sees first: what there is to do, and their own account below. */
export function HomePage({ operator }: { operator: OperatorSession }) {
  usePageTitle('Desk');
  const signOut = useMutation({
    mutationFn: () => deskApi('DELETE /api/desk/session'),
    // A new document has nothing in memory of what the operator saw.
    onSuccess: () => location.replace('/desk'),
  });
  const [openId, openReport] = useOpenReport();

  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-17 max-w-page items-center justify-between gap-4 px-5 md:px-10">
          <DeskBrand />
          <Button
            size="small"
            variant="secondary"
            icon={<LogOut aria-hidden />}
            busy={signOut.isPending && 'Signing out…'}
            onClick={() => signOut.mutate()}
          >
            Sign out
          </Button>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid max-w-page gap-8 px-5 pb-16 outline-none md:px-10"
      >
        <h1 className="sr-only">Desk</h1>
        {signOut.error && <Notice tone="danger">{failureText(signOut.error)}</Notice>}
        <ReportsSection openId={openId} onOpen={openReport} />
        {!openId && <Account operator={operator} />}
      </main>
    </>
  );
}

function Account({ operator }: { operator: OperatorSession }) {
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery);
  return (
    <>
      <PageSection title="Your account" text="You're signed out automatically when the session ends.">
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
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="mt-0.5 font-semibold break-words">{children}</dd>
  </div>
);
