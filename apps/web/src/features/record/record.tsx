// A student's record: finished initiatives along a trail, with what is in progress at its end.
import type { MyRecord, RecordEntry, RecordInProgress } from '@questline/contract';
import { productName } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Check, Route } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonCard, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { PathSegment } from '../../ui/trail/trail.tsx';
import { EntryCard } from './entry-card.tsx';
import { InProgressCard } from './in-progress-card.tsx';
import { PublicPageCard } from './public-page-card.tsx';
import { recordQuery } from './record-queries.ts';
import { RecordScene } from './record-scene.tsx';
import { RecordSums } from './record-sums.tsx';
import { recordTitle } from './record-words.ts';

type Props = {
  firstName: string;
  /** Links, which only the page can build. */
  link: (entry: RecordEntry) => ReactNode;
  continueLink: (work: RecordInProgress) => ReactNode;
  browse: ReactNode;
};

export function MyRecordView({ firstName, link, continueLink, browse }: Props) {
  const { data, error, isFetching, refetch } = useQuery(recordQuery);
  if (!data)
    return error ? (
      <ErrorState
        title="Failed to load your record"
        text={`${failureText(error)} Nothing in it is lost.`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" className="grid gap-6">
        <span className="sr-only">Loading your record…</span>
        <Card
          aria-hidden
          className="grid grid-cols-1 overflow-hidden p-0! lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
        >
          <span className="grid content-center gap-5 p-5 max-lg:order-last md:p-8">
            <SkeletonBlock className="h-8 w-4/5" />
            <SkeletonText lines={2} />
            <SkeletonBlock className="h-10 w-3/5" />
          </span>
          <SkeletonBlock className="rounded-none! max-lg:aspect-[520/236] lg:min-h-60" />
        </Card>
        <SkeletonCard />
      </div>
    );
  const { entries, in_progress } = data;
  if (entries.length + in_progress.length === 0)
    return (
      <EmptyState
        scene={
          <div className="relative aspect-[520/236] overflow-hidden rounded-scene">
            <RecordScene finished={0} />
          </div>
        }
        title="Your record starts with your first initiative"
        text="When a company approves your last task, the initiative is added here with everything you did. Only you can see it."
        action={browse}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <Summary record={data} firstName={firstName} />
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-6',
          entries.length > 0 && 'xl:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <ol aria-label="Your initiatives, newest first" className="trail trail-record">
          {in_progress.map((work) => (
            <li key={work.id} data-state="current">
              <PathSegment />
              <span aria-hidden className="trail-pin">
                <Route />
              </span>
              <InProgressCard work={work} continueLink={continueLink(work)} />
            </li>
          ))}
          {entries.map((entry, place) => (
            <li key={entry.id} data-state="done">
              <PathSegment />
              <span aria-hidden className="trail-pin">
                <Check strokeWidth={3} />
              </span>
              <EntryCard
                entry={entry}
                link={link(entry)}
                pageIsOn={data.page.link !== null}
                startsOpen={place === 0}
              />
            </li>
          ))}
        </ol>
        {entries.length > 0 && (
          <aside aria-label="Sharing" className="xl:sticky xl:top-24">
            <PublicPageCard record={data} />
          </aside>
        )}
      </div>
    </div>
  );
}

function Summary({ record, firstName }: { record: MyRecord; firstName: string }) {
  const id = useId();
  const finished = record.entries.length;
  return (
    <Card
      role="region"
      aria-labelledby={id}
      className="grid grid-cols-1 overflow-hidden p-0! lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
    >
      <div className="grid content-center gap-5 p-5 max-lg:order-last md:p-8">
        <div className="grid gap-2">
          <h2 id={id} className="text-2xl text-balance wrap-anywhere md:text-3xl">
            {recordTitle(record, firstName)}
          </h2>
          <p className="max-w-line text-ink-soft">
            {finished > 0
              ? `Everything here was done on ${productName} and approved by the company. Share all of it, some of it, or none.`
              : "When the company approves your last task, it's saved here for good. Only you can see it."}
          </p>
        </div>
        {finished > 0 && <RecordSums entries={record.entries} />}
      </div>
      <div className="relative max-lg:aspect-[520/236] lg:min-h-60">
        <RecordScene finished={finished} />
      </div>
    </Card>
  );
}
