// A student's rewards in the workspace of an initiative.
import type { OwnReward, Workspace } from '@questline/contract';
import { moneyText, productName, rewardText } from '@questline/contract/plain';
import { HandCoins } from 'lucide-react';
import { useId } from 'react';
import { forHowLong, timeAgo } from '../../lib/format/time-ago.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RewardBadge } from './reward-badge.tsx';
import { paymentInWords, rewardTitle, whatFor } from './reward-words.ts';
import { useAnswer } from './use-rewards.ts';

type Props = Pick<Workspace, 'reward' | 'rewards'> & { companyName: string };

/** Nothing if the company promised nothing. */
export function OwnRewards({ reward, rewards, companyName }: Props) {
  const id = useId();
  if (!reward && rewards.length === 0) return null;
  return (
    <Card tight role="region" aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-trail-soft text-trail-strong [&_svg]:size-4.5">
          <HandCoins aria-hidden />
        </span>
        <div className="min-w-0">
          <h3 id={id} className="text-base leading-snug">
            {reward ? `Your reward: ${rewardText(reward)}` : 'Your rewards'}
          </h3>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {companyName} pays you directly. {productName} doesn't move money.
          </p>
        </div>
      </div>
      {rewards.length > 0 && (
        <ul className="grid">
          {rewards.map((one) => (
            <RewardRow key={one.id} reward={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RewardRow({ reward }: { reward: OwnReward }) {
  const { id, can } = reward;
  const { mutate, isPending, variables } = useAnswer();
  const sending = isPending ? variables.received : undefined;
  const about = <span className="sr-only">: {rewardTitle(reward)}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="leading-snug font-semibold wrap-anywhere">
          <span className="tabular-nums">{moneyText(reward)}</span> · {whatFor(reward)}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{saidOf(reward)}</p>
      </div>
      <RewardBadge state={reward.state} />
      {can.confirm && (
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
          {can.deny && (
            <Button
              size="small"
              variant="secondary"
              busy={sending === false && 'Sending…'}
              onClick={() => mutate({ id, received: false })}
            >
              It hasn't arrived
              {about}
            </Button>
          )}
          <Button
            size="small"
            variant={can.deny ? 'primary' : 'secondary'}
            busy={sending === true && 'Sending…'}
            onClick={() => mutate({ id, received: true })}
          >
            {can.deny ? 'I got it' : 'I got it now'}
            {about}
          </Button>
        </div>
      )}
    </li>
  );
}

function saidOf({ state, company, payment, owed_at, received_at, missing_at }: OwnReward) {
  if (state === 'received') return `You got it ${timeAgo(received_at!)}.`;
  if (state === 'missing')
    return `You told ${company.company_name} ${timeAgo(missing_at!)} that it hasn't arrived.`;
  if (state === 'paid')
    return `${company.company_name} says it paid you: ${paymentInWords(payment!)}. Did you get it?`;
  const owed = forHowLong(owed_at);
  return owed
    ? `${company.company_name} has owed you this ${owed}.`
    : `${company.company_name} owes you this.`;
}
