// A row of the review queue: who submitted what, a peek at it, and how long it has been waiting.
import type { QueuedSubmission } from '@questline/contract';
import { ChevronRight } from 'lucide-react';
import { answerByInWords, clockOf } from '../../../lib/format/answer-clock.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { DayDots } from '../../../ui/trail/day-dots.tsx';
import { usePreviewSource } from '../preview/use-preview-source.ts';
import { SubmissionIcon } from '../review-words.tsx';
import { kindWords } from '../submission-words.ts';

type Props = {
  submission: QueuedSubmission;
  /** All rows are about the same initiative. */
  ofInitiative: boolean;
  onReview: () => void;
};

export const queueColumns = '@5xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_12rem_1.25rem]';

/** For the eyes: each row says what its parts are. */
export const QueueHead = ({ last }: { last: string }) => (
  <div aria-hidden className="@container">
    <div
      className={`hidden gap-x-6 rounded-t-[15px] border-b border-line bg-sunken/60 px-4 py-2 text-xs font-semibold text-ink-soft @5xl:grid ${queueColumns}`}
    >
      <span>Student</span>
      <span>Submission</span>
      <span>{last}</span>
    </div>
  </div>
);

export function QueueRow({ submission, ofInitiative, onReview }: Props) {
  const { id, student, task, initiative, completed_at, answer_by, reviewed_at } = submission;
  const name = student.full_name;
  const what = ofInitiative ? task.title : `${task.title} · ${initiative.name}`;
  return (
    <div
      role="article"
      tabIndex={-1}
      data-stop={id}
      aria-labelledby={`queued-${id} queued-what-${id}`}
      className="group @container relative scroll-mt-24 rounded-card px-4 py-3 transition-colors hover:bg-sunken/60"
    >
      {/* Each column has lines of 22 px, so that they are level. In between, the submission is below its student. */}
      <div
        className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 text-sm leading-5.5 @xl:grid-cols-[minmax(0,1fr)_12rem_1.25rem] @xl:gap-y-1 ${queueColumns}`}
      >
        <div className="flex min-w-0 items-start gap-3">
          <Avatar id={student.id} name={name} src={student.photo_url} />
          <div className="min-w-0">
            <h3 id={`queued-${id}`} title={name} className="text-base leading-5.5">
              {/* The whole row is its target. */}
              <button type="button" data-key="o" onClick={onReview} className="stretched block text-left">
                <span className="sr-only">
                  {reviewed_at ? 'View' : 'Review'} Submission: {task.title} by
                </span>{' '}
                <span className="line-clamp-2 wrap-anywhere">{name}</span>
              </button>
            </h3>
            <p id={`queued-what-${id}`} title={what} className="line-clamp-2 text-ink-soft wrap-anywhere">
              {what}
            </p>
          </div>
        </div>
        <ChevronRight
          aria-hidden
          className="self-center text-ink-soft transition-transform group-hover:translate-x-0.5 @xl:col-start-3 @xl:row-span-2 @xl:row-start-1 @5xl:order-last @5xl:col-start-auto @5xl:row-span-1"
        />
        <Peek submission={submission} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 col-span-2 @xl:col-span-1 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:grid @xl:justify-items-start @5xl:col-start-auto @5xl:row-span-1">
          {answer_by && !reviewed_at && (
            <DayDots {...clockOf(completed_at, answer_by)}>{answerByInWords(answer_by)}</DayDots>
          )}
          <span className="text-ink-soft">
            {reviewed_at ? 'Sent back' : 'Submitted'} {timeAgo(reviewed_at ?? completed_at)}
          </span>
        </div>
      </div>
    </div>
  );
}

function Peek({ submission }: Pick<Props, 'submission'>) {
  const { peek, thumbnail, submission_type, attempt } = submission;
  const isLink = submission_type === 'link';
  const isFile = submission_type === 'upload';
  const more = [isFile && kindWords.upload, attempt > 1 && `Attempt ${attempt}`].filter(Boolean);
  return (
    <div className="col-span-2 flex min-w-0 items-start gap-3 @xl:col-span-1 @xl:pl-13 @5xl:pl-0">
      {thumbnail && (
        <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-ink-soft">
          <Thumbnail file={thumbnail} />
        </span>
      )}
      <span className="grid min-w-0">
        <span className="line-clamp-2 text-base leading-5.5 wrap-anywhere [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:align-[-3px] [&_svg]:text-ink-soft">
          {isLink && <SubmissionIcon type="link" />}
          {submission_type === 'text' && peek ? `“${peek}”` : peek}
        </span>
        {isLink && <span className="sr-only">{kindWords.link}</span>}
        {more.length > 0 && (
          <span className="flex items-center gap-1.5 text-ink-soft">
            {isFile && !thumbnail && <SubmissionIcon type="upload" />}
            {more.join(' · ')}
          </span>
        )}
      </span>
    </div>
  );
}

function Thumbnail({ file }: { file: string }) {
  const { src, failed, onError } = usePreviewSource(file);
  if (failed) return <SubmissionIcon type="upload" />;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={onError}
      className="size-full object-cover"
    />
  );
}
