import type { ReviewedSubmission } from '@questline/contract';
import type { ReviewStatus } from '@questline/contract/plain';
import { Check, Eye, RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';

type Props = {
  can: ReviewedSubmission['can'];
  reviewing: ReviewStatus | undefined;
  /** Another submission can be decided after this one. */
  next: boolean;
  further: boolean;
  onFurther: (further: boolean) => void;
  onDecide: (status: ReviewStatus) => void;
  onClose: () => void;
};

/** The buttons of a review. While one decision is being sent, the others do nothing. */
export function ReviewActions({ can, reviewing, next, further, onFurther, onDecide, onClose }: Props) {
  const decide = (status: ReviewStatus) => () => reviewing || onDecide(status);
  return (
    <div className="grid w-full gap-3">
      {next && can.approve && (
        <Checkbox
          data-key="n"
          checked={further}
          onChange={(event) => onFurther(event.currentTarget.checked)}
          label="Open the next one after each decision"
        />
      )}
      <div className="grid grid-cols-2 gap-2 max-md:[&>button]:px-2 max-md:[&_.lucide]:hidden md:flex md:flex-row-reverse">
        {can.approve && (
          <Button
            data-key="a"
            icon={<Check aria-hidden />}
            busy={reviewing === 'approved' && 'Approving…'}
            onClick={decide('approved')}
          >
            Approve
          </Button>
        )}
        {can.request_revision && (
          <Button
            variant="secondary"
            data-key="r"
            icon={<RotateCcw aria-hidden />}
            busy={reviewing === 'needs_revision' && 'Sending…'}
            onClick={decide('needs_revision')}
          >
            Request Revision
          </Button>
        )}
        {can.mark_reviewed && (
          <Button
            variant="secondary"
            data-key="m"
            icon={<Eye aria-hidden />}
            busy={reviewing === 'reviewed' && 'Marking…'}
            onClick={decide('reviewed')}
          >
            Mark as Reviewed
          </Button>
        )}
        <Button variant="quiet" className="max-md:odd:col-span-2 md:mr-auto" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
