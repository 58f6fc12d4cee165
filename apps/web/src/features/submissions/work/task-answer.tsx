import type { Attempt, Workspace } from '@questline/contract';
import { bylineOf } from '@questline/contract/plain';
import { promisedInWords } from '../../../lib/format/answer-clock.ts';
import { waitInWords } from '../../../lib/format/durations.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckedCriteria } from '../criteria.tsx';
import { ReportButton } from '../report-button.tsx';
import { SubmissionStatusBadge } from '../review-words.tsx';
import { reviewerOf } from '../reviewer-of.ts';

type Props = { attempt: Attempt; company: Workspace['application']['company'] };

const grounds = {
  pending: 'bg-sun-soft',
  reviewed: 'bg-sky-soft',
  approved: 'bg-trail-soft',
  needs_revision: 'bg-coral-soft',
};

/** The status of the newest attempt, with the company's feedback if there is any. */
export function TaskAnswer({ attempt, company }: Props) {
  const { status, feedback, completed_at, reviewed_at } = attempt;
  return (
    <section
      aria-label={`Feedback from ${company.company_name}`}
      className={cx('flex gap-3 rounded-[14px] p-4 forced-colors:border', grounds[status])}
    >
      <LogoTile id={company.id} name={company.company_name} src={company.logo_url} />
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 font-semibold">
            <span className="min-w-0 wrap-anywhere">
              {bylineOf(reviewerOf(attempt)?.name, company.company_name)}
            </span>
            {/* The badge has the same background as the box, so its padding would look like an indent. */}
            <span className="-ml-2.5">
              <SubmissionStatusBadge status={status} />
            </span>
          </span>
          <span className="flex items-center gap-1 text-sm text-ink-soft">
            <time dateTime={reviewed_at ?? completed_at}>{timeAgo(reviewed_at ?? completed_at)}</time>
            {feedback !== null && (
              <ReportButton
                request={{
                  subject: 'feedback',
                  id: attempt.id,
                  about: company.company_name,
                  block: { company: { id: company.id, name: company.company_name } },
                }}
              />
            )}
          </span>
        </p>
        <p className="max-w-line as-typed">
          {feedback ?? wordsWithout[status](attempt, company.answers_in_minutes)}
        </p>
        <CheckedCriteria criteria={attempt.criteria} />
      </div>
    </section>
  );
}

/** What the company promised, or else how soon it usually answers. */
function answerWords({ answer_by }: Attempt, minutes: number | null) {
  if (answer_by) return ` ${promisedInWords(answer_by)}.`;
  return minutes === null ? '' : ` They usually answer in ${waitInWords(minutes)}.`;
}

const wordsWithout = {
  pending: (attempt: Attempt, minutes: number | null) =>
    `Your ${attempt.attempt === 1 ? 'work' : 'new attempt'} is with them now.${answerWords(attempt, minutes)}`,
  reviewed: () => "They've looked at it and haven't decided yet.",
  approved: () => 'Approved as is.',
  needs_revision: () => 'Please take another look.',
};
