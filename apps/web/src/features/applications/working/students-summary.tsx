import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { studentsSummaryQuery } from './working-queries.ts';

/** The server stops counting at 1,000. */
const counted = (count: number | undefined) =>
  count === undefined ? '–' : count >= 1_000 ? '1,000+' : String(count);

type Props = {
  /** Link to the review queue (class `stretched`). */
  queueLink: ReactNode;
  /** Link to the rewards (class `stretched`). */
  rewardsLink: ReactNode;
  /** How many rewards to pay. */
  rewards: number | undefined;
};

/** Four figures about students, and the way to their rewards. On failure they show a dash; the list below shows the error. */
export function StudentsSummary({ queueLink, rewardsLink, rewards }: Props) {
  const { data } = useQuery(studentsSummaryQuery);
  const toReview = data?.pending_reviews;
  return (
    <section aria-label="Summary">
      <dl className="grid grid-cols-6 gap-1.5 *:col-span-2 max-md:*:nth-[n+4]:col-span-3 md:grid-cols-4 md:gap-2.5 md:*:col-span-1 lg:grid-cols-5">
        <Figure label="Active Students" figure={counted(data?.active_students)} means="Working or finished" />
        <Figure
          label={toReview ? queueLink : 'Pending Reviews'}
          figure={counted(toReview)}
          means={toReview === 0 ? 'Nothing to review' : 'Waiting for your feedback'}
          urgent={!!toReview}
        />
        <Figure
          label="Avg Completion"
          figure={data ? `${data.avg_completion.toFixed(1)}%` : '–'}
          means="Of their tasks are approved"
        />
        <Figure
          label="Total Initiatives"
          figure={counted(data?.total_initiatives)}
          means="Active and inactive"
        />
        <Figure
          label={rewardsLink}
          figure={counted(rewards)}
          means={rewards === 0 ? 'Nothing to pay' : 'To pay'}
          urgent={!!rewards}
          last
        />
      </dl>
    </section>
  );
}

type FigureProps = {
  label: ReactNode;
  figure: string;
  means: string;
  /** Something to do. */
  urgent?: boolean;
  /** Where the others fill their row, it has one to itself. */
  last?: boolean;
};

const Figure = ({ label, figure, means, urgent, last }: FigureProps) => (
  <div
    className={cx(
      'relative grid content-start rounded-card border px-2 py-1.5 md:px-4 md:py-2.5',
      urgent ? 'border-sun bg-sun-soft' : 'border-line bg-surface',
      last && 'md:max-lg:col-span-full! md:max-lg:grid-cols-[1fr_auto]',
    )}
  >
    <dt
      className={cx(
        'self-center text-xs leading-tight font-semibold max-md:order-last max-md:tracking-tight md:text-sm',
        !urgent && 'text-ink-soft',
      )}
    >
      {label}
    </dt>
    <dd
      className={cx(
        'font-head leading-tight font-bold tabular-nums md:text-xl',
        last && 'md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:self-center',
      )}
    >
      {figure}
    </dd>
    <dd className={cx('text-xs max-md:sr-only', !urgent && 'text-ink-soft')}>{means}</dd>
  </div>
);
