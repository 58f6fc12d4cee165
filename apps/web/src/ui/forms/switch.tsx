import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; help?: ReactNode };

/** For settings that apply immediately. Use a Checkbox in forms that are submitted. */
export function Switch({ label, help, className, ...rest }: Props) {
  return (
    <label className={cx('flex min-h-control cursor-pointer items-center justify-between gap-4', className)}>
      <span>
        {label}
        {help && <span className="block text-sm text-ink-soft">{help}</span>}
      </span>
      <span className="relative h-7 w-12 shrink-0">
        <input
          type="checkbox"
          role="switch"
          {...rest}
          className="peer absolute inset-0 appearance-none rounded-full border-[1.5px] border-edge bg-sunken transition-colors checked:border-trail checked:bg-trail"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-edge transition-transform peer-checked:translate-x-5 peer-checked:bg-on-trail forced-colors:border forced-colors:peer-checked:bg-[Highlight]" />
      </span>
    </label>
  );
}
