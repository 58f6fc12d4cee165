// The right side of the review page: feedback and decision, always in view. On narrow screens, a bottom sheet that keeps
// the two decisions in view and opens for the rest.
import type { ReviewedSubmission } from '@questline/contract';
import type { ContactKind, ReviewStatus } from '@questline/contract/plain';
import { ChevronUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { contactWarning } from '../../../lib/contact-warning.ts';
import { cx } from '../../../ui/cx.ts';
import { ConfirmNotice } from '../../../ui/feedback/confirm-notice.tsx';
import { bottomButtons } from '../../../ui/layout/bottom-buttons.ts';
import { useIsWide } from '../../../ui/layout/use-is-wide.ts';
import { ApprovalReward } from './approval-reward.tsx';
import { MarkReviewed, MoreActions, ReviewActions } from './review-actions.tsx';
import { ReviewCriteria } from './review-criteria.tsx';
import { ReviewFeedback, withParagraph } from './review-feedback.tsx';
import { ReviewOutcome } from './review-outcome.tsx';

type Props = {
  submission: ReviewedSubmission;
  feedback: string;
  onFeedback: (feedback: string) => void;
  met: readonly string[] | undefined;
  onMet: (met: string[]) => void;
  /** How often a revision was requested without feedback. */
  missing: number;
  /** Contact details in this feedback, which need a confirmation. */
  warned: { status: ReviewStatus; found: readonly ContactKind[] } | undefined;
  onConfirm: (status: ReviewStatus) => void;
  reviewing: ReviewStatus | undefined;
  further: boolean;
  onFurther: (further: boolean) => void;
  onDecide: (status: ReviewStatus) => void;
  /** Whether the sheet is open, on narrow screens. */
  sheet: boolean;
  onSheet: (open: boolean) => void;
};

export function ReviewPanel(props: Props) {
  const { submission, feedback, onFeedback, met, onMet } = props;
  const { missing, warned, onConfirm, sheet, onSheet } = props;
  const { can, task } = submission;
  const { reviewing, further, onFurther, onDecide } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const content = useId();
  const isWide = useIsWide();
  const isOpen = can.approve || can.request_revision;
  // A warning must not stay hidden below the edge of the screen.
  const isShown = sheet || warned !== undefined;
  const help = useId();
  const more = <MoreActions can={can} help={help} further={further} onFurther={onFurther} />;
  return (
    <aside
      aria-label="Review"
      ref={bottomButtons}
      data-bottom-buttons
      className={cx(
        'flex flex-col bg-surface lg:sticky lg:top-17 lg:h-[calc(100dvh-4.25rem)] lg:border-l lg:border-line',
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[min(78dvh,max(58dvh,20rem))] max-lg:rounded-t-[20px] max-lg:border-t max-lg:border-line max-lg:pb-[env(safe-area-inset-bottom)] max-lg:shadow-[0_-4px_12px_-6px_rgb(0_0_0/0.2)]',
      )}
    >
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={content}
        data-escape={(isShown && !isWide) || undefined}
        onClick={() => onSheet(!isShown)}
        className="grid gap-2 rounded-t-[20px] px-4 pt-2 pb-2.5 text-left lg:hidden"
      >
        <span aria-hidden className="h-1.25 w-10 justify-self-center rounded-full bg-line" />
        <span className="flex items-center gap-2.5 font-semibold">
          <span className="min-w-0 grow truncate">
            {!isOpen
              ? 'Decision'
              : task.criteria.length > 0
                ? `${met?.length ?? 0} of ${task.criteria.length} criteria met`
                : 'Feedback'}
          </span>
          <ChevronUp
            aria-hidden
            className={cx('text-ink-soft transition-transform', isShown && 'rotate-180')}
          />
        </span>
      </button>
      <div
        id={content}
        className={cx(
          'min-h-0 grow content-start gap-5 overflow-y-auto px-4 pb-3 lg:grid lg:px-6 lg:pt-5',
          isShown ? 'grid' : 'max-lg:hidden',
        )}
      >
        {isOpen && task.criteria.length > 0 && (
          <ReviewCriteria
            criteria={task.criteria}
            met={met}
            onMet={onMet}
            onAdd={(criterion) => onFeedback(withParagraph(feedback, criterion))}
          />
        )}
        {isOpen ? (
          <ReviewFeedback
            feedback={feedback}
            onChange={onFeedback}
            missing={missing}
            field={field}
            // The sheet is called “Feedback” unless there are criteria.
            titled={isWide || task.criteria.length > 0}
          />
        ) : (
          <ReviewOutcome submission={submission} />
        )}
        {isOpen && warned && (
          <ConfirmNotice
            {...contactWarning(warned.found, 'company')}
            onEdit={() => field.current?.focus()}
            onConfirm={() => onConfirm(warned.status)}
          />
        )}
        {isOpen && !isWide && <div className="grid gap-2">{more}</div>}
      </div>
      {isOpen && (
        <ReviewActions
          can={can}
          reviewing={reviewing}
          onDecide={onDecide}
          lead={<ApprovalReward submission={submission} />}
        >
          {(isWide || isShown) && (
            <MarkReviewed can={can} reviewing={reviewing} onDecide={onDecide} help={help} quiet={!isWide} />
          )}
          {isWide && more}
        </ReviewActions>
      )}
    </aside>
  );
}
