import type { CompanyReward } from '@questline/contract';
import { firstName, moneyText } from '@questline/contract/plain';
import { forHowLong, timeAgo } from '../../lib/format/time-ago.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { RewardBadge } from './reward-badge.tsx';
import { paymentInWords, rewardTitle } from './reward-words.ts';
import { useTakeBack } from './use-rewards.ts';

type Props = {
  reward: CompanyReward;
  /** The one to pay next. */
  first: boolean;
  onPay: () => void;
};

export function CompanyRewardRow({ reward, first, onPay }: Props) {
  const { id, student, initiative, task, state, overdue, can } = reward;
  const takeBack = useTakeBack();
  const what = `${task ? task.title : 'Everything approved'}${dot}${initiative.name}`;
  const about = (
    <span className="sr-only">
      : {rewardTitle(reward)}, {student.full_name}
    </span>
  );
  return (
    <article
      aria-labelledby={`reward-${id}`}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 p-4 md:items-center md:px-5',
        can.pay || can.take_back
          ? 'md:grid-cols-[auto_minmax(0,1fr)_7.5rem_6rem_9.5rem]'
          : 'md:grid-cols-[auto_minmax(0,1fr)_7.5rem_6rem]',
      )}
    >
      <Avatar id={student.id} name={student.full_name} src={student.photo_url} />
      <div className="grid min-w-0 gap-0.5">
        <h3
          id={`reward-${id}`}
          title={student.full_name}
          className="line-clamp-2 text-base leading-snug wrap-anywhere"
        >
          <span className="sr-only">{moneyText(reward)} for</span> {student.full_name}
        </h3>
        <p title={what} className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
          {what}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{historyOf(reward)}</p>
      </div>
      <div className="grid justify-items-end gap-1.5 md:contents">
        <p aria-hidden className="font-semibold tabular-nums md:order-1 md:text-right">
          {moneyText(reward)}
        </p>
        <span className="flex min-w-0">
          <RewardBadge state={state} overdue={overdue} />
        </span>
      </div>
      {can.pay && (
        <Button
          size="small"
          variant={first ? 'primary' : 'secondary'}
          onClick={onPay}
          className="max-md:col-span-full md:order-2"
        >
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
          className="max-md:col-span-full md:order-2"
        >
          Not paid after all
          {about}
        </Button>
      )}
    </article>
  );
}

/** Lines break after the dot, never before it. */
const dot = '\u00A0· ';

function historyOf({ state, student, owed_at, payment, paid_by, received_at, missing_at }: CompanyReward) {
  const paid = payment && `Paid ${paymentInWords(payment)}${paid_by ? `${dot}by ${paid_by.name}` : ''}`;
  const name = firstName(student.full_name);
  if (state === 'received')
    return [paid, `${name} got it ${timeAgo(received_at!)}`].filter(Boolean).join(dot);
  if (state === 'missing') return `${name} said ${timeAgo(missing_at!)} that it hasn't arrived`;
  if (state === 'paid') return `${paid}${dot}Waiting for ${name} to confirm`;
  return `Owed ${forHowLong(owed_at) ?? 'since today'}`;
}
