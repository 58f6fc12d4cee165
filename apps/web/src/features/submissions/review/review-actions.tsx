import type { ReviewedSubmission } from '@questline/contract';
import type { ReviewStatus } from '@questline/contract/plain';
import { Check, Eye, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';

type Props = {
  can: ReviewedSubmission['can'];
  reviewing: ReviewStatus | undefined;
  further: boolean;
  onFurther: (further: boolean) => void;
  onDecide: (status: ReviewStatus) => void;
  /** On narrow screens, what is needed less often is part of the open sheet. */
  isShown: boolean;
};

/** The buttons of a review. While one decision is being sent, the others do nothing. */
export function ReviewActions({ can, reviewing, further, onFurther, onDecide, isShown }: Props) {
  const decide = (status: ReviewStatus) => () => reviewing || onDecide(status);
  const help = useId();
  const inSheet = isShown ? '' : 'max-lg:hidden';
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line px-4 py-3 lg:px-6 lg:py-4 [&>button]:px-2 max-md:[&>button_.lucide]:hidden">
      {can.approve && (
        <Button
          data-key="a"
          className="lg:col-span-2 lg:min-h-11"
          icon={<Check aria-hidden />}
          busy={reviewing === 'approved' && 'Approving…'}
          onClick={decide('approved')}
        >
          Approve <KeyHint>a</KeyHint>
        </Button>
      )}
      {can.request_revision && (
        <Button
          variant="secondary"
          data-key="r"
          className={cx(second, !can.mark_reviewed && 'lg:col-span-2')}
          icon={<RotateCcw aria-hidden />}
          busy={reviewing === 'needs_revision' && 'Sending…'}
          onClick={decide('needs_revision')}
        >
          Request Revision <KeyHint>r</KeyHint>
        </Button>
      )}
      {can.mark_reviewed && (
        <Button
          variant="secondary"
          data-key="m"
          aria-describedby={help}
          className={cx(second, 'max-lg:col-span-2 max-lg:border-transparent', inSheet)}
          icon={<Eye aria-hidden />}
          busy={reviewing === 'reviewed' && 'Marking…'}
          onClick={decide('reviewed')}
        >
          Mark as Reviewed <KeyHint>m</KeyHint>
        </Button>
      )}
      {can.mark_reviewed && (
        <p id={help} className={cx('col-span-2 text-xs text-ink-soft', inSheet)}>
          Mark as Reviewed shows the student that you've seen it. You can still approve it later.
        </p>
      )}
      {/* Also for the last submission, so that the buttons don't move. */}
      {can.approve && (
        <div className={cx('col-span-2 mt-1 flex items-center justify-between gap-3 text-sm', inSheet)}>
          <Checkbox
            data-key="n"
            checked={further}
            onChange={(event) => onFurther(event.currentTarget.checked)}
            label="Open the next one after each decision"
          />
          <KeyHint>n</KeyHint>
        </div>
      )}
    </div>
  );
}

/** Two of them fit side by side; the key only on wide screens. */
const second = 'whitespace-nowrap lg:text-sm lg:[&_.lucide]:hidden max-xl:[&_kbd]:hidden';
