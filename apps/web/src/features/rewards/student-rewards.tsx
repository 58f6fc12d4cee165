// What a company owes one student: one row, or several with their sum, which can be marked as paid together.
import type { CompanyReward } from '@questline/contract';
import { useId } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { CompanyRewardRow, rewardColumns, wideOnPhones } from './company-reward-row.tsx';
import { sumOf } from './reward-words.ts';

type Props = {
  rewards: readonly CompanyReward[];
  /** The student to pay next. */
  first: boolean;
  onPay: (rewards: readonly CompanyReward[]) => void;
};

export function StudentRewards({ rewards, first, onPay }: Props) {
  const title = useId();
  const { student } = rewards[0]!;
  const rows = rewards.map((reward) => (
    <CompanyRewardRow
      key={reward.id}
      reward={reward}
      first={first}
      listed={rewards.length > 1}
      onPay={() => onPay([reward])}
    />
  ));
  if (rewards.length === 1) return rows;
  return (
    <section aria-labelledby={title} className="pb-1">
      <div className={cx(rewardColumns(true), 'gap-y-3 pt-4 pb-3')}>
        <Avatar id={student.id} name={student.full_name} src={student.photo_url} />
        <div className="min-w-0">
          <h3
            id={title}
            title={student.full_name}
            className="line-clamp-2 text-base leading-snug wrap-anywhere"
          >
            {student.full_name}
          </h3>
          <p className="text-sm text-ink-soft tabular-nums">
            <b className="font-semibold text-ink">{sumOf(rewards)}</b>{' '}
            {rewards.every(({ task }) => task)
              ? `for ${rewards.length} tasks`
              : `in ${rewards.length} rewards`}
          </p>
        </div>
        <Button
          size="small"
          variant={first ? 'primary' : 'secondary'}
          onClick={() => onPay(rewards)}
          className={cx(wideOnPhones, 'md:col-start-4')}
        >
          Mark {rewards.length === 2 ? 'both' : `all ${rewards.length}`} as paid
          <span className="sr-only">: {student.full_name}</span>
        </Button>
      </div>
      {rows}
    </section>
  );
}
