import type { Attempt, Workspace } from '@questline/contract';
import { bylineOf } from '@questline/contract/plain';
import { promisedInWords } from '../../../lib/format/answer-clock.ts';
import { waitInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckedCriteria } from '../criteria.tsx';
import { ReportButton } from '../report-button.tsx';
import { SubmissionStatusBadge } from '../review-words.tsx';
import { reviewerOf } from '../reviewer-of.ts';

type Props = {
  attempt: Attempt;
  company: Workspace['application']['company'];
  /** Opens the attempt that the feedback is about. */
  onShowWork: () => void;
};

const grounds = {
  pending: 'bg-sun-soft',
  reviewed: 'bg-sky-soft',
  approved: 'bg-trail-soft',
  needs_revision: 'bg-coral-soft',
};

/** The status of the newest attempt, with the company's feedback if there is any. */
export function TaskAnswer({ attempt, company, onShowWork }: Props) {
  const { status, feedback, completed_at, reviewed_at } = attempt;
  const isDecided = status === 'approved' || status === 'needs_revision';
  return (
    <section
      aria-label={`Feedback from ${company.company_name}`}
      className={cx('grid gap-2 rounded-[14px] p-4 forced-colors:border', grounds[status])}
    >
      {/* Until the company decides or writes something, these are our words. */}
      {(isDecided || feedback !== null) && (
        <div className="flex items-center gap-3">
          <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
          <p className="min-w-0 grow font-semibold wrap-anywhere">
            {bylineOf(reviewerOf(attempt)?.name, company.company_name)}
          </p>
          {feedback !== null && (
            <span className="-mr-2 self-start">
              <ReportButton
                request={{
                  subject: 'feedback',
                  id: attempt.id,
                  about: company.company_name,
                  block: { company: { id: company.id, name: company.company_name } },
                }}
              />
            </span>
          )}
        </div>
      )}
      {/* The badge has the same background as the box, so its padding would look like an indent. */}
      <p className="-ml-2.5 flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        <SubmissionStatusBadge status={status} />
        <time dateTime={reviewed_at ?? completed_at}>{timeAgo(reviewed_at ?? completed_at)}</time>
      </p>
      <p className="max-w-line as-typed">{feedback ?? wordsWithout[status](attempt, company)}</p>
      <CheckedCriteria criteria={attempt.criteria} />
      {status === 'needs_revision' && (
        <Button
          variant="link"
          className="justify-self-start text-sm pointer-coarse:min-h-11"
          onClick={onShowWork}
        >
          Show what you sent
        </Button>
      )}
    </section>
  );
}

/** What the company promised, or else how soon it usually answers. */
function answerWords({ answer_by }: Attempt, minutes: number | null) {
  if (answer_by) return ` ${promisedInWords(answer_by)}.`;
  return minutes === null ? '' : ` They usually answer in ${waitInWords(minutes)}.`;
}

const wordsWithout = {
  pending: (attempt: Attempt, { company_name, answers_in_minutes }: Props['company']) =>
    `Your ${attempt.attempt === 1 ? 'work' : 'new attempt'} is with ${company_name} now.${answerWords(attempt, answers_in_minutes)}`,
  reviewed: (_: Attempt, { company_name }: Props['company']) =>
    `${company_name} has seen your work but hasn't decided yet.`,
  approved: () => 'Approved as is.',
  needs_revision: () => 'Please take another look.',
};
