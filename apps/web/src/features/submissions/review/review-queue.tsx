// The review queue: pending submissions across all initiatives, oldest first, and below them work that was sent back.
import type { QueuedSubmission } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { clockOf } from '../../../lib/format/answer-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { itemsOf, PagedList } from '../../../ui/lists/paged-list.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { CelebrationScene } from '../../../ui/scenes/celebration-scene.tsx';
import { pressIn, Shortcuts } from '../../../ui/overlays/shortcuts.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { useListFocus } from '../../../ui/lists/use-list-focus.ts';
import { QueueHead, QueueRow } from './queue-row.tsx';
import { queueOf } from './review-queries.ts';
import { QueueSkeleton } from './review-skeletons.tsx';

type Props = {
  /** Limits the queue to one initiative. */
  initiative?: string;
  /** What to say and offer as long as nobody has started to work. */
  untouched?: { text: string; action?: ReactNode } | false;
  onReview: (submissionId: string) => void;
  covered: boolean;
  back?: ReactNode;
  /** Beside the list, or below it: how far students are. */
  aside?: ReactNode;
  /** Next to the button that starts reviewing. */
  tools?: ReactNode;
};

export function ReviewQueue({ initiative, untouched = false, onReview, covered, back, aside, tools }: Props) {
  const list = useInfiniteQuery(queueOf(initiative));
  const box = useRef<HTMLDivElement>(null);
  const listFocus = useListFocus(box, list.data);
  const items = itemsOf(list.data);
  const waiting = list.data?.pages[0]?.waiting ?? 0;
  const sentBack = list.data?.pages[0]?.sent_back ?? [];
  const [first] = items ?? [];
  const loading = !items && !list.isError;
  const isEmpty = items?.length === 0 && sentBack.length === 0;
  const start = () => first && onReview(first.id);
  const shortcuts = [
    { key: 'j', does: 'Next submission', run: () => listFocus.step(1) },
    { key: 'k', does: 'Previous submission', run: () => listFocus.step(-1) },
    {
      key: 'o',
      does: 'Open submission',
      run: () => (listFocus.current() ? pressIn(listFocus.current(), 'o') : start()),
    },
  ];
  // The page of an initiative has a tab with the name and the count.
  const inTab = initiative !== undefined;
  const rows = (submissions: readonly QueuedSubmission[], last: string) => (
    <div className="rounded-card border border-line bg-surface">
      <QueueHead last={last} />
      <ol className="divide-y divide-line">
        {submissions.map((submission) => (
          <li key={submission.id} className="min-w-0">
            <QueueRow submission={submission} ofInitiative={inTab} onReview={() => onReview(submission.id)} />
          </li>
        ))}
      </ol>
    </div>
  );
  return (
    <section aria-labelledby="review-queue" className={inTab ? 'grid gap-3' : 'grid gap-5'}>
      <div
        className={cx('flex flex-wrap items-center justify-between gap-x-4', inTab ? 'gap-y-2' : 'gap-y-4')}
      >
        <div className="grid gap-1">
          {back}
          <h2 id="review-queue" className={inTab ? 'sr-only' : 'text-xl'}>
            Review queue
          </h2>
          {/* On an initiative's page, it's the heading. */}
          <p
            role="status"
            className={cx(
              inTab ? 'font-head text-lg leading-snug font-bold' : 'min-h-6 text-ink-soft',
              items?.length === 0 && (inTab || untouched) && 'sr-only',
            )}
          >
            {items ? saidOf(waiting, inTab) : ''}
          </p>
          {inTab && items && items.length > 1 && <Urgency items={items} all={!list.hasNextPage} />}
        </div>
        <div className="flex flex-wrap items-center gap-2 max-md:w-full">
          {items && !untouched && tools}
          {!isEmpty && items && <Shortcuts shortcuts={shortcuts} active={!covered} />}
          {loading && <SkeletonBlock className="h-control rounded-control max-md:grow md:w-46" />}
          {first && (
            <Button icon={<Play aria-hidden />} className="max-md:grow" onClick={start}>
              Start reviewing
            </Button>
          )}
        </div>
      </div>
      <div
        className={cx('grid grid-cols-1 items-start gap-5', !!aside && 'xl:grid-cols-[minmax(0,1fr)_18rem]')}
      >
        <div ref={box} tabIndex={-1} className="outline-none">
          <PagedList
            list={list}
            failed={{
              title: 'Failed to fetch submissions',
              text: "Your students' work is safe. Please try again.",
            }}
            loading={<QueueSkeleton />}
            empty={
              untouched ? (
                <EmptyState scene={<EmptyTrailScene />} title="No submissions yet" {...untouched} />
              ) : (
                <EmptyState
                  scene={<CelebrationScene />}
                  title="You're all caught up"
                  text="New submissions show up here."
                />
              )
            }
            noun={['submission', 'submissions']}
          >
            {(submissions) => rows(submissions, 'Due')}
          </PagedList>
          {sentBack.length > 0 && (
            <section aria-labelledby="sent-back" className="mt-6 grid gap-3">
              <div className="grid gap-0.5">
                <h2 id="sent-back" className="text-lg">
                  Waiting for students
                </h2>
                <p className="text-sm text-ink-soft">You asked for a revision. New attempts show up above.</p>
              </div>
              {rows(sentBack, 'Sent back')}
            </section>
          )}
        </div>
        {aside}
      </div>
    </section>
  );
}

function saidOf(waiting: number, inTab: boolean) {
  if (waiting === 0) return 'No submissions to review';
  if (waiting === 1) return '1 submission to review';
  return `${waiting >= 1_000 ? '1,000+' : waiting} submissions to review${inTab ? '' : ', oldest first'}`;
}

/** "Oldest first · 2 late · 1 due soon" */
function Urgency({ items, all }: { items: readonly QueuedSubmission[]; all: boolean }) {
  const states = items.map((it) => it.answer_by && clockOf(it.completed_at, it.answer_by).state);
  const counted = (state: 'late' | 'soon') => {
    const count = states.filter((it) => it === state).length;
    // What isn't loaded yet is newer than the last one.
    return `${count}${!all && states.at(-1) === state ? '+' : ''}`;
  };
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      Oldest first
      {states.includes('late') && (
        <>
          {' · '}
          <b className="font-semibold text-coral-strong">{counted('late')} late</b>
        </>
      )}
      {states.includes('soon') && ` · ${counted('soon')} due soon`}
    </p>
  );
}
