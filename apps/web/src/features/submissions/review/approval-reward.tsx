import type { ReviewedSubmission } from '@questline/contract';
import { firstName, moneyText } from '@questline/contract/plain';
import { HandCoins } from 'lucide-react';

/** What approving adds to the rewards to pay. Nothing if it adds none. */
export function ApprovalReward({ submission: { reward, student, can } }: { submission: ReviewedSubmission }) {
  if (!reward || !can.approve) return null;
  return (
    <p className="col-span-2 flex items-start gap-2 pb-1 text-sm text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 max-md:[&_svg]:hidden">
      <HandCoins aria-hidden className="text-trail" />
      <span className="wrap-anywhere">
        Approving adds{' '}
        <b className="font-semibold text-ink">
          {moneyText(reward)} for {firstName(student.full_name)}
        </b>{' '}
        to your rewards to pay.
      </span>
    </p>
  );
}
