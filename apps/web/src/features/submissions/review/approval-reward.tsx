import type { ReviewedSubmission } from '@questline/contract';
import { firstName, moneyText } from '@questline/contract/plain';
import { HandCoins } from 'lucide-react';

/** What approving adds to the rewards to pay. Nothing if it adds none. */
export function ApprovalReward({ submission: { reward, student, can } }: { submission: ReviewedSubmission }) {
  if (!reward || !can.approve) return null;
  return (
    <p className="flex items-start gap-2 px-4 pb-2 text-sm text-ink-soft lg:px-6 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <HandCoins aria-hidden className="text-trail" />
      <span className="wrap-anywhere">
        Approving adds {moneyText(reward)} for {firstName(student.full_name)} to your rewards to pay.
      </span>
    </p>
  );
}
