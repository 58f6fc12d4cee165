// What good looks like: a task's criteria before it's done, and which ones the work met.
import type { Attempt } from '@questline/contract';
import { Check, Minus, Target } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';

export const criteriaTitle = 'What good looks like';

export function Criteria({ criteria }: { criteria: string[] }) {
  const id = useId();
  if (criteria.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-[14px] bg-sunken px-4 py-3.5">
      <h4 id={id} className="flex items-center gap-2 font-text text-base font-semibold tracking-normal">
        <Target aria-hidden className="size-5 text-trail" />
        {criteriaTitle}
      </h4>
      <ul className="grid max-w-line gap-1.5">
        {criteria.map((text) => (
          <li key={text} className="flex gap-2.5">
            <span aria-hidden className="mx-1.5 mt-2.5 size-1.5 shrink-0 rounded-full bg-trail" />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Checked = Pick<Attempt, 'criteria'>;

export const metInWords = ({ criteria }: Checked) =>
  `${criteria.filter(({ met }) => met).length} of ${criteria.length} criteria met`;

/** After a review. Nothing if the reviewer checked none. */
export function CheckedCriteria({ criteria }: Checked) {
  if (criteria.length === 0) return null;
  return (
    <ul aria-label={metInWords({ criteria })} className="grid max-w-line gap-1.5 py-1">
      {criteria.map(({ text, met }) => {
        const Icon = met ? Check : Minus;
        return (
          <li key={text} className={cx('flex gap-2.5', !met && 'text-ink-soft')}>
            <Icon aria-hidden className={cx('mt-1 size-4 shrink-0', met && 'text-trail')} />
            <span className="min-w-0 wrap-anywhere">
              {met ? <span className="sr-only">Met: </span> : <b className="font-semibold">Not yet: </b>}
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
