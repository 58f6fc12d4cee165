import type { ReviewedSubmission } from '@questline/contract';
import type { ReviewStatus } from '@questline/contract/plain';
import { Check, Eye, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';

type Props = {
  can: ReviewedSubmission['can'];
  reviewing: ReviewStatus | undefined;
  onDecide: (status: ReviewStatus) => void;
};

type ActionsProps = Props & { lead: ReactNode; children: ReactNode };

/** The buttons of a review. While one decision is being sent, the others do nothing. */
export function ReviewActions({ can, reviewing, onDecide, lead, children }: ActionsProps) {
  const decide = (status: ReviewStatus) => () => reviewing || onDecide(status);
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line px-4 py-3 lg:px-6 lg:py-4 [&>button]:px-2 max-md:[&>button_.lucide]:hidden">
      {lead}
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
      {children}
    </div>
  );
}

type MarkProps = Props & {
  /** The id of what explains it. */
  help: string;
  quiet: boolean;
};

/** The third decision. On narrow screens, it's there once the sheet is open. */
export const MarkReviewed = ({ can, reviewing, onDecide, help, quiet }: MarkProps) =>
  can.mark_reviewed && (
    <Button
      variant={quiet ? 'quiet' : 'secondary'}
      data-key="m"
      aria-describedby={help}
      className={cx(second, 'max-lg:col-span-2')}
      icon={<Eye aria-hidden />}
      busy={reviewing === 'reviewed' && 'Marking…'}
      onClick={() => reviewing || onDecide('reviewed')}
    >
      Mark as Reviewed <KeyHint>m</KeyHint>
    </Button>
  );

type MoreProps = Pick<MarkProps, 'can' | 'help'> & {
  further: boolean;
  onFurther: (further: boolean) => void;
};

/** What is needed less often: on narrow screens, it scrolls with the sheet. */
export const MoreActions = ({ can, help, further, onFurther }: MoreProps) => (
  <>
    {can.mark_reviewed && (
      <p id={help} className="col-span-2 text-xs text-ink-soft">
        Mark as Reviewed shows the student that you've seen it. You can still approve it later.
      </p>
    )}
    {/* Also for the last submission, so that the buttons don't move. */}
    {can.approve && (
      <div className="col-span-2 mt-1 flex items-center justify-between gap-3 text-sm">
        <Checkbox
          data-key="n"
          checked={further}
          onChange={(event) => onFurther(event.currentTarget.checked)}
          label={<span className="leading-6.5">Open the next one after each decision</span>}
        />
        <KeyHint>n</KeyHint>
      </div>
    )}
  </>
);

/** Two of them fit side by side; the key only on wide screens. */
const second = 'whitespace-nowrap lg:text-sm lg:[&_.lucide]:hidden max-xl:[&_kbd]:hidden';
