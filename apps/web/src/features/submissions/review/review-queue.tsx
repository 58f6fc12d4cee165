// The review queue: pending submissions across all initiatives, oldest first.
import type { QueuedSubmission } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { answerByInWords, clockOf } from '../../../lib/format/answer-clock.ts';
import { waitedInWords } from '../../../lib/format/durations.ts';
import { failureText } from '../../../lib/format/failure-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { itemsOf, PagedList } from '../../../ui/lists/paged-list.tsx';
import { rowList } from '../../../ui/lists/row-list.ts';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { CelebrationScene } from '../../../ui/scenes/celebration-scene.tsx';
import { pressIn, Shortcuts } from '../../../ui/overlays/shortcuts.tsx';
import { SkeletonBlock, SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { DayDots } from '../../../ui/trail/day-dots.tsx';
import { useListFocus } from '../../../ui/lists/use-list-focus.ts';
import { queueOf } from './review-queries.ts';
import { SubmissionKind } from '../review-words.tsx';

type Props = {
  /** Limits the queue to one initiative. */
  initiative?: string;
  /** Nobody has started to work yet. */
  untouched?: boolean;
  onReview: (submissionId: string) => void;
  covered: boolean;
  back?: ReactNode;
  /** Next to the button that starts reviewing. */
  tools?: ReactNode;
};

export function ReviewQueue({ initiative, untouched = false, onReview, covered, back, tools }: Props) {
  const list = useInfiniteQuery(queueOf(initiative));
  const box = useRef<HTMLDivElement>(null);
  const listFocus = useListFocus(box, list.data);
  const items = itemsOf(list.data);
  const waiting = list.data?.pages[0]?.waiting ?? 0;
  const [first] = items ?? [];
  const loading = !items && !list.isError;
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
  return (
    <section aria-labelledby="review-queue" className={inTab ? 'grid gap-3' : 'grid gap-5'}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-1">
          {back}
          <h2 id="review-queue" className={inTab ? 'sr-only' : 'text-xl'}>
            Review queue
          </h2>
          <p role="status" className={cx('min-h-6 text-ink-soft', inTab && 'sr-only')}>
            {items ? saidOf(waiting) : ''}
          </p>
          {inTab && waiting > 1 && (
            <p aria-hidden className="text-sm text-ink-soft max-md:hidden">
              Oldest first
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 max-md:w-full">
          {tools}
          <Shortcuts shortcuts={shortcuts} active={!covered && items !== undefined} />
          {loading && <SkeletonBlock className="h-control w-54 rounded-control" />}
          {first && (
            <Button icon={<Play aria-hidden />} className="max-md:grow" onClick={start}>
              Start with the oldest
            </Button>
          )}
        </div>
      </div>
      <div ref={box} tabIndex={-1} className="outline-none">
        <PagedList
          list={list}
          failed={{ title: 'Failed to fetch submissions', text: failureText(list.error) }}
          loading={<SkeletonList of="student" count={4} label="Loading submissions…" />}
          empty={
            untouched ? (
              <EmptyState
                scene={<EmptyTrailScene />}
                title="No submissions yet"
                text="When students you accept submit their work, you review it here."
              />
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
          {(items) => (
            <ol className={rowList}>
              {items.map((submission) => (
                <li key={submission.id} className="min-w-0">
                  <QueueRow
                    submission={submission}
                    ofInitiative={inTab}
                    onReview={() => onReview(submission.id)}
                  />
                </li>
              ))}
            </ol>
          )}
        </PagedList>
      </div>
    </section>
  );
}

function saidOf(waiting: number) {
  if (waiting === 0) return 'No submissions to review.';
  if (waiting === 1) return '1 submission to review.';
  return `${waiting >= 1_000 ? '1,000+' : waiting} submissions to review, oldest first.`;
}

type RowProps = {
  submission: QueuedSubmission;
  /** All rows are about the same initiative. */
  ofInitiative: boolean;
  onReview: () => void;
};

function QueueRow({ submission, ofInitiative, onReview }: RowProps) {
  const { student, task, initiative, completed_at, answer_by, attempt, submission_type } = submission;
  const name = student.full_name;
  const what = ofInitiative ? task.title : `${task.title} · ${initiative.name}`;
  return (
    <div
      role="article"
      tabIndex={-1}
      data-stop={submission.id}
      aria-labelledby={`queued-${submission.id} queued-what-${submission.id}`}
      className="@container relative scroll-mt-24 rounded-card px-4 py-3 transition-colors hover:bg-sunken/60"
    >
      <div className="grid items-center gap-x-6 gap-y-2 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_minmax(0,1fr)_auto]">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar id={student.id} name={name} src={student.photo_url} />
          <div className="min-w-0">
            <h3
              id={`queued-${submission.id}`}
              title={name}
              className="line-clamp-2 text-base leading-snug wrap-anywhere"
            >
              {name}
            </h3>
            <p
              id={`queued-what-${submission.id}`}
              title={what}
              className="line-clamp-3 text-sm text-ink-soft wrap-anywhere @4xl:line-clamp-2"
            >
              {what}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm @4xl:contents">
          <p className="flex flex-wrap gap-x-4 text-ink-soft">
            <SubmissionKind type={submission_type} />
            {attempt > 1 && <span>Attempt {attempt}</span>}
            <span>{waitedInWords(completed_at)}</span>
          </p>
          <p>
            {answer_by && (
              <DayDots {...clockOf(completed_at, answer_by)}>{answerByInWords(answer_by)}</DayDots>
            )}
          </p>
        </div>
        {/* The whole row is its target. */}
        <Button variant="secondary" data-key="o" onClick={onReview} className="stretched px-3 text-sm">
          Review Submission
          <span className="sr-only">
            : {task.title} by {name}
          </span>
        </Button>
      </div>
    </div>
  );
}
