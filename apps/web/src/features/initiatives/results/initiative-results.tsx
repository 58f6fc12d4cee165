// The Results tab of the company's initiative page: how many students saw, saved, applied to and finished it.
import type { InitiativeResults as Results, OwnInitiative } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { copyLink } from '../own/copy-link.ts';
import { resultsQuery } from './results-queries.ts';
import { ResultsSteps } from './results-steps.tsx';
import { ResultsTable } from './results-table.tsx';
import { summaryOf } from './results-words.ts';
import { StepsChart, StepsLegend } from './steps-chart.tsx';
import { ViewsChart } from './views-chart.tsx';

type Props = {
  initiative: OwnInitiative;
  /** Next to the summary. */
  tools?: ReactNode;
};

export function InitiativeResults({ initiative, tools }: Props) {
  const { data, error, isFetching, refetch } = useQuery(resultsQuery(initiative.id));
  if (data)
    return data.weeks.length > 0 ? (
      <Numbers initiative={initiative} results={data} tools={tools} />
    ) : (
      <NoViews initiative={initiative} />
    );
  if (!error) return <SkeletonList of="card" count={2} label="Loading results…" />;
  return (
    <ErrorState
      title="Failed to load results"
      text={failureText(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function NoViews({ initiative }: { initiative: OwnInitiative }) {
  const isActive = initiative.status === 'active';
  return (
    <EmptyState
      scene={<EmptyTrailScene />}
      title="No views yet"
      text={
        isActive
          ? 'Share the link, for example with a school. Views, saves and applications show up here.'
          : 'Activate this initiative so that students can find it. Views, saves and applications show up here.'
      }
      action={
        isActive && (
          <Button variant="secondary" icon={<Link2 aria-hidden />} onClick={() => copyLink(initiative)}>
            Copy link
          </Button>
        )
      }
    />
  );
}

const Charts = ({ weeks }: Pick<Results, 'weeks'>) => (
  <>
    <div className="grid grid-cols-1 gap-1">
      <h4 className="text-sm font-semibold">Views</h4>
      <ViewsChart weeks={weeks} />
    </div>
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h4 className="text-sm font-semibold">Applications</h4>
        <StepsLegend />
      </div>
      <StepsChart weeks={weeks} />
    </div>
  </>
);

const WeekByWeek = ({ weeks }: Pick<Results, 'weeks'>) => (
  <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
    <Card className="grid grid-cols-1 content-start gap-6">
      <h3 className="text-lg">Week by week</h3>
      <Charts weeks={weeks} />
    </Card>
    <Card className="grid grid-cols-1 content-start gap-3">
      <h3 className="text-lg">The numbers</h3>
      {/* The narrowest phones scroll it. */}
      <div className="overflow-x-auto">
        <ResultsTable weeks={weeks} />
      </div>
      <p className="text-xs text-ink-soft">{howCounted} Weeks start on Monday (UTC).</p>
    </Card>
  </div>
);

/** One week has nothing to compare with. */
const FirstWeek = () => (
  <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
    <div className="w-36">
      <EmptyTrailScene />
    </div>
    <div className="grid min-w-0 flex-1 basis-52 gap-1">
      <h3 className="text-lg">This is your first week</h3>
      <p className="max-w-line text-ink-soft">
        From next week on, a chart shows how views and applications change. {howCounted}
      </p>
    </div>
  </Card>
);

const howCounted = "Views are daily totals. Questline doesn't record who viewed your initiative.";

type NumbersProps = Props & { results: Results };

const Numbers = ({ initiative, results, results: { weeks }, tools }: NumbersProps) => (
  <section aria-labelledby="results" className="grid grid-cols-1 gap-5">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id="results" className="text-xl">
        {summaryOf(weeks)}
      </h2>
      {tools}
    </div>
    <ResultsSteps results={results} totals={initiative.totals} />
    {weeks.length > 1 ? <WeekByWeek weeks={weeks} /> : <FirstWeek />}
  </section>
);
