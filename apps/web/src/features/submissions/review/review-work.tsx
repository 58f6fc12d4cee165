// The left side of the review page: whose work it is, the instructions, earlier attempts and the work itself.
import type { ReviewedSubmission } from '@questline/contract';
import { diagnostics } from '../../../lib/diagnostics.ts';
import { answerByInWords, clockOf } from '../../../lib/format/answer-clock.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useIsWide } from '../../../ui/layout/use-is-wide.ts';
import { DayDots } from '../../../ui/trail/day-dots.tsx';
import { DotsOf } from '../../../ui/trail/trail-dots.tsx';
import { AttemptTimeline } from '../attempt-timeline.tsx';
import { AttemptWork } from '../attempt-work.tsx';
import { ReportButton } from '../report-button.tsx';
import { ReviewedOn, SubmissionKind, SubmissionStatusBadge, SubmittedAgo } from '../review-words.tsx';
import { EarlierAttempts } from './earlier-attempts.tsx';
import { ReviewDiagnostics } from './review-diagnostics.tsx';
import { sidesOf } from './review-outcome.tsx';
import { TaskInstructions } from './task-instructions.tsx';

/** More dots would leave no room for the title. */
const dotsMax = 8;

type Props = { submission: ReviewedSubmission; readAt: number; onOpen: (id: string) => void };

export function ReviewWork({ submission, readAt, onOpen }: Props) {
  const { student, initiative, task, attempts, attempt } = submission;
  const place = placeOf(submission);
  const earlier = attempts.filter((it) => it.attempt < attempt);
  const [newest] = attempts;
  const isWide = useIsWide();
  const hasBoth = task.instructions !== '' && earlier.length > 0;
  const context = (
    <>
      {task.instructions && <TaskInstructions text={task.instructions} open={isWide || hasBoth} />}
      {earlier.length > 0 && <EarlierAttempts attempts={earlier} sides={sidesOf(submission)} />}
    </>
  );
  return (
    <>
      <header className="flex items-start gap-3.5">
        <Avatar id={student.id} name={student.full_name} src={student.photo_url} />
        <div className="min-w-0 grow">
          <h1 title={task.title} className="text-xl wrap-anywhere md:line-clamp-3">
            {task.title}
          </h1>
          <p
            title={`${student.full_name} in ${initiative.name}`}
            className="mt-0.5 line-clamp-3 text-sm text-ink-soft wrap-anywhere"
          >
            <b className="font-semibold text-ink">{student.full_name}</b> in <span>{initiative.name}</span>
          </p>
          {place && <p className="text-sm text-ink-soft md:hidden">{place}</p>}
        </div>
        {place && <TaskPlace submission={submission} place={place} />}
      </header>
      {newest && newest.attempt > attempt && (
        <Notice
          tone="info"
          title={`This is attempt ${attempt}`}
          action={
            <Button size="small" variant="secondary" onClick={() => onOpen(newest.id)}>
              Open attempt {newest.attempt}
            </Button>
          }
        >
          The student submitted a newer one.
        </Notice>
      )}
      {/* On a phone, the work comes first, and the rest is one tap away. */}
      {isWide || !hasBoth ? (
        context
      ) : (
        <Disclosure summary={`Instructions and ${attemptsInWords(earlier.length)}`}>
          <div className="grid gap-2 text-ink">{context}</div>
        </Disclosure>
      )}
      {diagnostics && <ReviewDiagnostics submission={submission} readAt={readAt} />}
      <CurrentAttempt submission={submission} numbered={earlier.length > 0} />
    </>
  );
}

const attemptsInWords = (count: number) => (count === 1 ? '1 earlier attempt' : `${count} earlier attempts`);

/** "Task 2 of 4", unless it is the only one or was removed since then. */
function placeOf({ task, tasks }: ReviewedSubmission): string | undefined {
  const place = tasks.findIndex(({ id }) => id === task.id) + 1;
  return place === 0 || tasks.length === 1 ? undefined : `Task ${place} of ${tasks.length}`;
}

type PlaceProps = Pick<Props, 'submission'> & { place: string };

/** Which task of the initiative this is, and which ones the student has done. */
const TaskPlace = ({ submission: { task, tasks }, place }: PlaceProps) => (
  <div className="grid shrink-0 justify-items-end gap-1.5 max-md:hidden">
    {tasks.length <= dotsMax && (
      <DotsOf
        states={tasks.map(({ id, approved }) => (id === task.id ? 'current' : approved ? 'done' : 'open'))}
      />
    )}
    <p className="text-sm whitespace-nowrap text-ink-soft tabular-nums">{place}</p>
  </div>
);

/** The attempt under review, where the trail of attempts ends. */
function CurrentAttempt({ submission, numbered }: { submission: ReviewedSubmission; numbered: boolean }) {
  const { attempt, status, submission_type, completed_at, answer_by, reviewed_at, student, can } = submission;
  const current = submission.attempts.find(({ id }) => id === submission.id);
  const hasHistory = can.approve && current && current.timeline.length > 1;
  return (
    <section
      aria-label="Submission"
      className={numbered ? 'lg:grid lg:grid-cols-[2rem_minmax(0,1fr)] lg:gap-x-3' : ''}
    >
      {numbered && (
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-full bg-sun font-head text-sm font-bold text-on-sun max-lg:hidden"
        >
          {attempt}
        </span>
      )}
      <div className="grid min-w-0 gap-2.5">
        <div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
          <h2 className="font-text text-base font-semibold tracking-normal text-ink">
            {numbered ? `Attempt ${attempt}` : 'Submission'}
          </h2>
          <SubmissionStatusBadge status={status} />
          <span className="flex max-md:hidden">
            <SubmissionKind type={submission_type} />
          </span>
          <span>
            <span className="max-md:hidden">Submitted</span> <SubmittedAgo time={completed_at} />
          </span>
          <ReviewedOn time={reviewed_at} />
          <span className="flex items-center gap-3 max-md:w-full max-md:justify-between md:ml-auto">
            {answer_by && (
              <DayDots {...clockOf(completed_at, answer_by)}>{answerByInWords(answer_by)}</DayDots>
            )}
            <ReportButton request={{ subject: 'submission', id: submission.id, about: student.full_name }} />
          </span>
        </div>
        <AttemptWork
          reviewed
          attempt={
            current ?? { ...submission, feedback: null, criteria: [], superseded: false, timeline: [] }
          }
        />
        {hasHistory && (
          <div className="pt-2">
            <AttemptTimeline attempt={current} sides={sidesOf(submission)} />
          </div>
        )}
      </div>
    </section>
  );
}
