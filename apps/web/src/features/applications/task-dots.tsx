import { Fragment } from 'react';
import { cx } from '../../ui/cx.ts';

type Props = { approved: number; total: number; over?: boolean };

/** The way through an initiative, small: a waypoint each task, joined by dots. The words stand below it. */
export function TaskDots({ approved, total, over = false }: Props) {
  const stateOf = (i: number) => (i < approved ? 'done' : i === approved && !over ? 'current' : 'open');
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="flex items-center">
        {Array.from({ length: total }, (_, i) => (
          <Fragment key={i}>
            {i > 0 && (
              <span
                className={cx(
                  'mx-1 h-0 max-w-9 min-w-1 grow border-t-[3px] border-dotted',
                  i <= approved ? 'border-trail' : 'border-edge',
                )}
              />
            )}
            <span className={cx('size-3.5 shrink-0 rounded-full border-[2.5px]', colours[stateOf(i)])} />
          </Fragment>
        ))}
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        {total === 0 ? 'No tasks yet' : `${approved} of ${total} approved`}
      </p>
    </div>
  );
}

const colours = {
  done: 'border-trail bg-trail',
  current: 'border-sun bg-sun',
  open: 'border-edge bg-surface',
};
