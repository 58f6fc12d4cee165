import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode };

export function Checkbox({ label, help, className, ...rest }: Props) {
  return (
    <label className={cx('flex min-h-6 cursor-pointer items-start gap-3', className)}>
      <span className="relative mt-px grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...rest}
          className="peer absolute inset-0 appearance-none rounded-tag border-[1.5px] border-edge bg-surface transition-colors checked:border-trail checked:bg-trail disabled:bg-sunken"
        />
        <Check
          aria-hidden
          strokeWidth={3.5}
          className="invisible relative size-4 text-on-trail peer-checked:visible forced-colors:text-[CanvasText]"
        />
      </span>
      <span>
        {label}
        {help && <span className="block text-sm text-ink-soft">{help}</span>}
      </span>
    </label>
  );
}
