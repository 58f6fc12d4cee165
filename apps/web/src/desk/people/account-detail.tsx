// One company or person: what operators need to know, and what they can do.
import type { FoundAccount, OpenedAccount } from '@questline/contract';
import { reportReasons, type ReportReason } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { BackButton } from '../../ui/layout/back-link.tsx';
import { deskUrl, followLink } from '../desk-location.ts';
import { deskApi, operatorQuery } from '../desk-queries.ts';
import { Fact } from '../fact.tsx';
import { reasonWords, type Why } from '../reason-fields.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { AccountEmails } from './account-emails.tsx';
import { Suspension } from './account-suspension.tsx';
import { EmailCorrection } from './email-correction.tsx';
import { didWords, verificationWords } from './account-words.ts';

type Props = {
  account: Pick<FoundAccount, 'kind' | 'id'>;
  why: Why;
  onBack: () => void;
  onOpen: (account: Pick<FoundAccount, 'kind' | 'id'>) => void;
  /** A lead deleted it. */
  onDeleted: () => void;
};

export function AccountDetail({ account, why, onBack, onOpen, onDeleted }: Props) {
  const { kind, id } = account;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['desk-account', kind, id],
    queryFn: () => deskApi('POST /api/desk/accounts/:kind/:id/opening', { params: { kind, id }, body: why }),
    // Opening is recorded, so it happens once.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <section aria-label="Account" className="grid max-w-[46rem] gap-6">
      <BackButton onClick={onBack}>Back to the search</BackButton>
      {data ? (
        <Opened account={data} onChanged={() => void refetch()} onOpen={onOpen} onDeleted={onDeleted} />
      ) : error ? (
        <FailedNotice title="Failed to open the account" busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </FailedNotice>
      ) : (
        <SkeletonList of="row" count={4} label="Opening the account…" />
      )}
    </section>
  );
}

type OpenedProps = Pick<Props, 'onOpen' | 'onDeleted'> & { account: OpenedAccount; onChanged: () => void };

function Opened({ account, onChanged, onDeleted, onOpen }: OpenedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data: operator } = useQuery(operatorQuery);
  const { kind, name, email, suspended_at, people, reports, log, verification, is_student, grade } = account;
  const isCompany = kind === 'company';
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 text-2xl wrap-anywhere outline-none">
          {name ?? 'No name'}
        </h1>
        <Badge tone="neutral">{isCompany ? 'Company' : is_student ? 'Student' : 'Person'}</Badge>
        {suspended_at && <Badge tone="coral">Suspended</Badge>}
      </div>
      <Card tight>
        <dl className="grid gap-4 md:grid-cols-2">
          {email && <Fact label="Email">{email}</Fact>}
          {email && <Fact label="Email verified">{account.email_verified ? 'Yes' : 'No'}</Fact>}
          {isCompany && verification && <Fact label="Verification">{verificationWords[verification]}</Fact>}
          {is_student && <Fact label="Grade">{grade ?? 'Not specified'}</Fact>}
          <Fact label="Signed up">{timeAgo(account.since)}</Fact>
          {suspended_at && <Fact label="Suspended since">{timeAgo(suspended_at)}</Fact>}
        </dl>
      </Card>
      {people.length > 0 && (
        <List title="Team">
          {people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-3 border-b border-line py-2.5">
              <span className="min-w-0 grow wrap-anywhere">
                {person.name ?? 'No name'} <span className="text-ink-soft">· {person.role}</span>
              </span>
              {person.suspended && <Badge tone="coral">Suspended</Badge>}
              <Button
                size="small"
                variant="secondary"
                onClick={() => onOpen({ kind: 'person', id: person.id })}
              >
                Open
              </Button>
            </li>
          ))}
        </List>
      )}
      <List title="Reports about them" empty={reports.length === 0 && 'No reports.'}>
        {reports.map((report) => (
          <li key={report.id} className="border-b border-line py-2.5">
            <a
              href={deskUrl('/desk/reports', report.id)}
              onClick={followLink}
              className="font-semibold text-trail underline underline-offset-4 tabular-nums hover:text-trail-strong"
            >
              R-{report.number}
            </a>{' '}
            {reportReasons[report.reason as ReportReason]}
            <span className="block text-sm text-ink-soft">
              {timeAgo(report.created_at)},{' '}
              {report.status !== 'closed'
                ? 'open'
                : report.outcome === 'action'
                  ? 'with action'
                  : 'no action'}
            </span>
          </li>
        ))}
      </List>
      {email && (
        <Actions title="Email">
          <AccountEmails account={account} onChanged={onChanged} />
          <EmailCorrection account={account} onChanged={onChanged} />
        </Actions>
      )}
      <Actions title={isCompany ? 'The company' : 'The account'}>
        <Suspension account={account} onChanged={onChanged} />
        {operator?.role === 'lead' && <AccountDeletion account={account} onDeleted={onDeleted} />}
      </Actions>
      <List title="What operators did">
        {log.map((line) => (
          <li key={`${line.created_at} ${line.what}`} className="border-b border-line py-2.5">
            {line.operator} {didWords[line.what] ?? line.what}
            <span className="block text-sm text-ink-soft">
              {[
                timeAgo(line.created_at),
                line.reason && reasonWords[line.reason as keyof typeof reasonWords],
                line.note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </List>
    </>
  );
}

/** Buttons next to each other. What they open takes the whole row. */
const Actions = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title} className="grid gap-2">
    <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
    <div className="flex flex-wrap items-start gap-3 [&>form]:basis-full">{children}</div>
  </section>
);

function List({
  title,
  empty,
  children,
}: {
  title: string;
  empty?: string | false;
  children: React.ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
      {empty ? <p className="mt-1">{empty}</p> : <ul className="mt-1 border-t border-line">{children}</ul>}
    </section>
  );
}
