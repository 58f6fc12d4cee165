import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { studentsSummaryQuery } from './working-queries.ts';

/** The server stops counting at 1,000. */
const counted = (count: number | undefined) =>
  count === undefined ? '–' : count >= 1_000 ? '1,000+' : String(count);

type Props = {
  queueLink: ReactNode;
  rewardsLink: ReactNode;
  /** How many rewards to pay; undefined while loading. */
  rewards: number | undefined;
};

/** The figures in one line. On failure they show a dash; the list below shows the error. */
export function StudentsSummary({ queueLink, rewardsLink, rewards }: Props) {
  const { data } = useQuery(studentsSummaryQuery);
  return (
    <section aria-label="Summary">
      <dl className="grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1.5 text-sm md:flex md:flex-wrap">
        <Figure label="Active Students" figure={counted(data?.active_students)} />
        <Figure label={queueLink} figure={counted(data?.pending_reviews)} urgent={!!data?.pending_reviews} />
        <Figure label="Avg Completion" figure={data ? `${data.avg_completion.toFixed(1)}%` : '–'} />
        <Figure label="Total Initiatives" figure={counted(data?.total_initiatives)} />
        <Figure label={rewardsLink} figure={counted(rewards)} urgent={!!rewards} className="md:ml-auto" />
      </dl>
    </section>
  );
}

type FigureProps = {
  label: ReactNode;
  figure: string;
  /** Something to do. */
  urgent?: boolean;
  className?: string;
};

const Figure = ({ label, figure, urgent, className }: FigureProps) => (
  <div className={cx('flex flex-row-reverse items-baseline justify-end gap-1.5', className)}>
    <dt className="text-ink-soft">{label}</dt>
    <dd
      className={cx(
        'font-bold tabular-nums',
        urgent && 'min-w-5 rounded-full bg-sun px-1.5 text-center text-xs leading-5 text-on-sun',
      )}
    >
      {figure}
    </dd>
  </div>
);
