import type { CompanyReward } from '@questline/contract';
import { firstName, moneyText } from '@questline/contract/plain';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { RewardBadge } from './reward-badge.tsx';
import { dueInWords, paymentInWords, rewardTitle } from './reward-words.ts';
import { useTakeBack } from './use-rewards.ts';

/** Student, amount and button, in the same columns for one reward and for several of one student. On phones, the
 *  several begin at the edge, below the avatar. */
export const rewardColumns = (hasButton: boolean, listed = false) =>
  cx(
    'grid items-start gap-x-4 px-4 md:items-center md:px-5',
    listed ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[2.5rem_minmax(0,1fr)_auto]',
    hasButton
      ? 'md:grid-cols-[2.5rem_minmax(0,1fr)_6rem_10.5rem]'
      : 'md:grid-cols-[2.5rem_minmax(0,1fr)_6rem]',
  );

type Props = {
  reward: CompanyReward;
  /** The one to pay next. */
  first: boolean;
  /** One of several, below the student's name. */
  listed?: boolean;
  onPay: () => void;
};

export function CompanyRewardRow({ reward, first, listed = false, onPay }: Props) {
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
      aria-label={`${moneyText(reward)} for ${student.full_name}`}
      className={cx(
        rewardColumns(can.pay || can.take_back, listed),
        listed ? `relative gap-y-2 py-3 ${hairline}` : 'gap-y-3 py-4',
      )}
    >
      {!listed && <Avatar id={student.id} name={student.full_name} src={student.photo_url} />}
      <div className={cx('grid min-w-0 gap-0.5 md:col-start-2', listed && 'max-md:row-span-2')}>
        {!listed && (
          <h3 title={student.full_name} className="line-clamp-2 text-base leading-snug wrap-anywhere">
            {student.full_name}
          </h3>
        )}
        <p title={what} className={cx('line-clamp-2 text-sm wrap-anywhere', !listed && 'text-ink-soft')}>
          {what}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm wrap-anywhere text-ink-soft">
          {(overdue || state === 'missing') && <RewardBadge state={state} overdue={overdue} />}
          {historyOf(reward)}
        </p>
      </div>
      <p aria-hidden className="text-right font-semibold tabular-nums">
        {moneyText(reward)}
      </p>
      {can.pay && (
        <Button
          size="small"
          variant={first && !listed ? 'primary' : 'secondary'}
          onClick={onPay}
          className={cx(!listed && wideOnPhones)}
        >
          {state === 'missing' ? 'Mark as paid again' : 'Mark as paid'}
          {about}
        </Button>
      )}
      {can.take_back && (
        <Button
          size="small"
          variant="secondary"
          busy={takeBack.isPending && 'Undoing…'}
          onClick={() => takeBack.mutate(id)}
          className={wideOnPhones}
        >
          Undo
          {about}
        </Button>
      )}
    </article>
  );
}

export const wideOnPhones = 'max-md:col-span-full';

/** Between the rewards of one student, from where the words begin. */
const hairline =
  'before:absolute before:inset-x-4 before:top-0 before:h-px before:bg-line md:before:right-5 md:before:left-19';

/** Lines break after the dot, never before it. */
const dot = '\u00A0· ';

function historyOf(reward: CompanyReward) {
  const { state, student, payment, paid_by, received_at, missing_at } = reward;
  const paid = payment && `Paid ${paymentInWords(payment)}${paid_by ? `${dot}by ${paid_by.name}` : ''}`;
  const name = firstName(student.full_name);
  if (state === 'received')
    return [paid, `${name} confirmed it ${timeAgo(received_at!)}`].filter(Boolean).join(dot);
  if (state === 'missing') return `${name} said ${timeAgo(missing_at!)} that it hasn't arrived`;
  if (state === 'paid') return `${paid}${dot}Waiting for ${name} to confirm`;
  return dueInWords(reward);
}
