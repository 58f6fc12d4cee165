// One company or person: what operators need to know, and suspending or restoring them.
import type { FoundAccount, OpenedAccount } from '@questline/contract';
import { reportReasons, type ReportReason } from '@questline/contract/plain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedNotice, Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { Fact } from '../fact.tsx';
import { ReasonFields, reasonWords, type Why } from '../reason-fields.tsx';
import { withPasskey } from '../with-passkey.ts';
import { didWords, verificationWords } from './account-words.ts';

type Props = {
  account: Pick<FoundAccount, 'kind' | 'id'>;
  why: Why;
  onBack: () => void;
  onOpen: (account: Pick<FoundAccount, 'kind' | 'id'>) => void;
};

export function AccountDetail({ account, why, onBack, onOpen }: Props) {
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
      <div>
        <Button size="small" variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          Back to the search
        </Button>
      </div>
      {data ? (
        <Opened account={data} onChanged={() => void refetch()} onOpen={onOpen} />
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

type OpenedProps = { account: OpenedAccount; onChanged: () => void; onOpen: Props['onOpen'] };

function Opened({ account, onChanged, onOpen }: OpenedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind, name, email, suspended_at, people, reports, log, verification, grade } = account;
  const isCompany = kind === 'company';
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 text-2xl wrap-anywhere outline-none">
          {name ?? 'No name'}
        </h1>
        <Badge tone="neutral">{isCompany ? 'Company' : grade ? 'Student' : 'Person'}</Badge>
        {suspended_at && <Badge tone="coral">Suspended</Badge>}
      </div>
      <Card tight>
        <dl className="grid gap-4 md:grid-cols-2">
          {email && <Fact label="Email">{email}</Fact>}
          {email && <Fact label="Email verified">{account.email_verified ? 'Yes' : 'No'}</Fact>}
          {isCompany && verification && <Fact label="Verification">{verificationWords[verification]}</Fact>}
          {grade && <Fact label="Grade">{grade}</Fact>}
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
            <b className="tabular-nums">R-{report.number}</b> {reportReasons[report.reason as ReportReason]}
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
      <Suspension account={account} onChanged={onChanged} />
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

function Suspension({ account, onChanged }: { account: OpenedAccount; onChanged: () => void }) {
  const { kind, id, suspended_at } = account;
  const suspended = suspended_at !== null;
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState<Why>({ reason: 'danger', note: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withPasskey(() =>
        deskApi('PUT /api/desk/accounts/:kind/:id/suspension', {
          params: { kind, id },
          body: { ...why, suspended: !suspended },
        }),
      ),
    onSuccess: () => {
      setAsking(false);
      onChanged();
    },
  });
  if (!asking)
    return (
      <div>
        <Button variant={suspended ? 'secondary' : 'danger'} onClick={() => setAsking(true)}>
          {suspended ? 'Restore' : 'Suspend'}
        </Button>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  const effect = suspended
    ? 'They can sign in again, and everything is as it was.'
    : kind === 'company'
      ? 'This hides the company and everything it offers, signs its team out and notifies its students. Nothing is deleted.'
      : "This signs them out everywhere, and they can't sign in. Nothing is deleted.";
  return (
    <form
      aria-label={suspended ? 'Restore' : 'Suspend'}
      onSubmit={submit}
      className="grid gap-3 rounded-[14px] border-[1.5px] border-sun bg-sun-soft/45 p-4"
    >
      <h2 className="font-semibold">
        {suspended ? 'Why are you restoring them?' : 'Why are you suspending them?'}
      </h2>
      <p className="text-sm text-ink-soft">{effect} You confirm it with your passkey.</p>
      <ReasonFields why={why} onChange={setWhy}>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant={suspended ? 'primary' : 'danger'}
          busy={isPending && 'Waiting for your passkey…'}
        >
          {suspended ? 'Restore now' : 'Suspend now'}
        </Button>
      </ReasonFields>
      {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
    </form>
  );
}
