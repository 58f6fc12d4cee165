// /guardian: what a parent or guardian sees with the link from an email, and what they can do.
import type { GuardianPage as Shown } from '@questline/contract';
import { limits, productName } from '@questline/contract/plain';
import { Coffee, Eye, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDay } from '../../lib/format/days.ts';
import { failureText } from '../../lib/format/failure-text.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Collaborations } from './collaborations.tsx';
import { GuardianChoices } from './guardian-choices.tsx';
import { ExpiredLink, NewLink } from './new-link.tsx';
import { GuardianFrame } from './guardian-frame.tsx';
import { isExpired, useGuardianPage } from './use-guardian-page.ts';

type Props = { token: string | undefined };

export function GuardianPage({ token = '' }: Props) {
  const { data, error, isFetching, refetch } = useGuardianPage(token);
  if (!token)
    return <GuardianFrame title="This link is incomplete" text="Open the whole link from the email again." />;
  if (isExpired(error)) return <ExpiredLink token={token} />;
  if (data) return <Page page={data} token={token} />;
  return (
    <GuardianFrame title="Your private page">
      {error ? (
        <FailedNotice title="Failed to load the page" busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </FailedNotice>
      ) : (
        <SkeletonList of="card" count={2} label="Loading the page…" />
      )}
    </GuardianFrame>
  );
}

function Page({ page, token }: { page: Shown; token: string }) {
  const { student, collaborations } = page;
  const name = student.first_name;
  return (
    <GuardianFrame
      title={`${name}'s work on ${productName}`}
      text={`See who ${name} works with and how much. You can change any of it here, without an account.`}
    >
      <Totals page={page} />
      {student.back_on && (
        <p className="flex items-start gap-3 text-ink-soft">
          <Coffee aria-hidden className="mt-0.5 shrink-0" />
          {name} is taking a break until {shortDay(student.back_on)}. Companies that work with {name} see it.
        </p>
      )}
      {asksFirst(page) && <GuardianChoices page={page} token={token} />}
      <section aria-labelledby="companies" className="grid grid-cols-1 gap-4">
        <h2 id="companies" className="text-xl">
          Companies
        </h2>
        {collaborations.length === 0 ? (
          <p className="text-ink-soft">
            {page.status === 'withdrawn'
              ? 'Nothing is running with a company right now.'
              : `${name} hasn't applied to a company yet. When that happens, you'll see it here.`}
          </p>
        ) : (
          <Collaborations page={page} token={token} />
        )}
        <p className="flex items-start gap-3 text-sm text-ink-soft">
          <Lock aria-hidden className="mt-0.5 shrink-0" />
          You see how many messages there are, not what they say. Our safety team can look if {name} reports
          something.
        </p>
        <SharedWork page={page} />
      </section>
      {!asksFirst(page) && <GuardianChoices page={page} token={token} />}
      <p className="text-ink-soft">
        {name} sees it when you change something here. This link works until {inWords(page.expires_at)}.{' '}
        <NewLink token={token} />
      </p>
    </GuardianFrame>
  );
}

/** Finished work that others can see. Nothing if the student keeps it private. */
function SharedWork({ page: { student, shared, paused } }: { page: Shown }) {
  const parts = [
    shared.page && 'a public page',
    shared.certificates > 0 &&
      (shared.certificates === 1 ? 'a certificate' : `${shared.certificates} certificates`),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="flex items-start gap-3 text-sm text-ink-soft">
      <Eye aria-hidden className="mt-0.5 shrink-0" />
      <span>
        {student.first_name} shares finished work with {parts.join(' and ')}. Only people who get the link or
        the document can see it, and it never has a photo, the school or the age.{' '}
        {paused ? 'It is hidden while the account is paused.' : 'Pausing the account hides it.'}
      </span>
    </p>
  );
}

/** The decision comes first while something waits for it, or everything is paused. */
const asksFirst = ({ status, waits, paused }: Shown) =>
  paused || status === 'withdrawn' || (waits && status === 'told');

const time = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
const inWords = (end: string) => time.format(new Date(end));

function Totals({ page: { student, collaborations, messages } }: { page: Shown }) {
  const running = collaborations.filter(({ status }) => status === 'accepted');
  const hours = running.reduce((sum, it) => sum + (it.hours ?? 0), 0);
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-y border-line py-4 [&>*]:px-4 [&>*:first-child]:pl-0">
      <Total value={running.length} of={running.length === 1 ? 'company now' : 'companies now'} />
      <Total
        value={student.hours === null ? `${hours} h` : `${hours} of ${student.hours} h`}
        of={student.hours === null ? 'a week' : `a week, ${student.first_name}'s limit`}
      />
      <Total
        value={messages >= limits.countMax ? `${limits.countMax.toLocaleString('en-US')}+` : messages}
        of={messages === 1 ? 'message in all' : 'messages in all'}
      />
    </dl>
  );
}

const Total = ({ value, of }: { value: ReactNode; of: string }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end">
    <dt className="text-sm text-ink-soft">{of}</dt>
    <dd className="font-head text-xl font-bold tabular-nums">{value}</dd>
  </div>
);
