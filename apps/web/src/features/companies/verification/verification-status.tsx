// Whether students can see the company, and what to do about it.
import type { Verification } from '@questline/contract';
import { declineReasons } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Card } from '../../../ui/card.tsx';
import { FailedNotice, Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { Stepper } from '../../../ui/trail/stepper.tsx';
import { countryName, VerificationForm } from './verification-form.tsx';
import { verificationQuery } from './verification-queries.ts';

const steps = ['Tell us who you are', 'We check it', 'Students see you'];
const stepOf: Record<Verification['state'], number> = {
  not_submitted: 0,
  declined: 0,
  in_review: 1,
  verified: 3,
};

/** `nextSteps`: what the company can do once everything is submitted. */
export function VerificationStatus({ nextSteps }: { nextSteps: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery);
  if (error && !data)
    return (
      <FailedNotice title="Failed to load this page" busy={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </FailedNotice>
    );
  if (!data) return <SkeletonList of="row" count={4} label="Loading…" />;
  return <Loaded verification={data} nextSteps={nextSteps} />;
}

const titles: Record<Verification['state'], { title: string; text: string }> = {
  not_submitted: {
    title: 'Get your company verified',
    text: "A person on our team checks every company before students can see it. That's what lets parents trust this place, and it usually takes one business day. You can build and activate initiatives while you wait.",
  },
  declined: {
    title: "We couldn't verify your company yet",
    text: 'Correct what is missing and submit it again. Everything you built is still there.',
  },
  in_review: {
    title: "We're checking your company",
    text: "Students will see your active initiatives once your company is verified. This usually takes one business day, and we'll email you. You can prepare them now.",
  },
  verified: {
    title: 'Your company is verified',
    text: 'Students can find you and apply to your active initiatives.',
  },
};

function Loaded({ verification, nextSteps }: { verification: Verification; nextSteps: ReactNode }) {
  const { state, declined, change, can, submitted } = verification;
  const { title, text } = titles[state];
  return (
    <div className="mx-auto grid max-w-[46rem] gap-8">
      <Stepper label="Verification" steps={steps} current={stepOf[state]} />
      <div className="grid gap-2">
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-line text-ink-soft">{text}</p>
        {(state === 'in_review' || state === 'verified') && (
          <div className="mt-3 flex flex-wrap gap-3">{nextSteps}</div>
        )}
      </div>
      {declined && (
        <Notice tone="warn" title={declineReasons[declined.reason]}>
          {declined.note && <p className="as-typed">{declined.note}</p>}
        </Notice>
      )}
      {change && (
        <Notice tone="info" title="We're checking your changes">
          <p className="wrap-anywhere">
            Students see <b>{verification.company_name}</b> until we've checked <b>{change.company_name}</b>
            {change.website && change.website !== verification.website && ` and ${change.website}`}.
          </p>
        </Notice>
      )}
      {can.submit ? (
        <VerificationForm verification={verification} />
      ) : (
        state !== 'in_review' &&
        state !== 'verified' && <Notice tone="info">An owner of your company has to submit this.</Notice>
      )}
      {!can.submit && submitted && <Submitted submitted={submitted} />}
    </div>
  );
}

function Submitted({ submitted }: { submitted: NonNullable<Verification['submitted']> }) {
  const facts = [
    ['Legal name', submitted.legal_name],
    ['Website', submitted.website ?? 'None'],
    ['Country', countryName(submitted.country)],
    ['Registration number', submitted.registration_number ?? 'Sole trader'],
    ['Contact person', submitted.contact_role],
  ];
  return (
    <Card>
      <h2 className="text-lg">What you told us</h2>
      <dl className="mt-4 grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 md:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        Submitted <time dateTime={submitted.submitted_at}>{timeAgo(submitted.submitted_at)}</time>
      </p>
    </Card>
  );
}
