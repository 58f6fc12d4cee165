import type { CompanyReward } from '@questline/contract';
import { firstName, moneyText } from '@questline/contract/plain';
import { forHowLong, timeAgo } from '../../lib/format/time-ago.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RewardBadge } from './reward-badge.tsx';
import { paymentInWords, rewardTitle } from './reward-words.ts';
import { useTakeBack } from './use-rewards.ts';

type Props = { reward: CompanyReward; onPay: () => void };

export function CompanyRewardRow({ reward, onPay }: Props) {
  const { id, student, initiative, task, state, overdue, can } = reward;
  const takeBack = useTakeBack();
  const about = (
    <span className="sr-only">
      : {rewardTitle(reward)}, {student.full_name}
    </span>
  );
  return (
    <Card
      tight
      role="article"
      aria-labelledby={`reward-${id}`}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 md:items-center"
    >
      <Avatar id={student.id} name={student.full_name} src={student.photo_url} />
      <div className="min-w-0 flex-1 basis-60">
        <h3 id={`reward-${id}`} className="text-base leading-snug wrap-anywhere">
          <span className="tabular-nums">{moneyText(reward)}</span> for {student.full_name}
        </h3>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {task ? `${task.title} · ${initiative.name}` : `Everything approved · ${initiative.name}`}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{historyOf(reward)}</p>
      </div>
      <RewardBadge state={state} overdue={overdue} />
      {can.pay && (
        <Button size="small" variant="secondary" onClick={onPay} className="max-md:w-full md:w-36">
          {state === 'missing' ? 'Mark as paid again' : 'Mark as paid'}
          {about}
        </Button>
      )}
      {can.take_back && (
        <Button
          size="small"
          variant="quiet"
          busy={takeBack.isPending && 'Taking back…'}
          onClick={() => takeBack.mutate(id)}
          className="max-md:w-full md:w-36"
        >
          Not paid after all
          {about}
        </Button>
      )}
    </Card>
  );
}

function historyOf({ state, student, owed_at, payment, paid_by, received_at, missing_at }: CompanyReward) {
  const paid = payment && `Paid ${paymentInWords(payment)}${paid_by ? ` · by ${paid_by.name}` : ''}`;
  const name = firstName(student.full_name);
  if (state === 'received')
    return [paid, `${name} got it ${timeAgo(received_at!)}`].filter(Boolean).join(' · ');
  if (state === 'missing') return `${name} said ${timeAgo(missing_at!)} that it hasn't arrived`;
  if (state === 'paid') return `${paid} · Waiting for ${name} to confirm`;
  return `Owed ${forHowLong(owed_at) ?? 'since just now'}`;
}
