import { Check, Minus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  /** Some, but not all, are selected. */
  mixed?: boolean;
};

export function Checkbox({ label, help, mixed, className, ...rest }: Props) {
  const Mark = mixed ? Minus : Check;
  return (
    <label className={cx('flex min-h-6 cursor-pointer items-start gap-3', className)}>
      <span className="relative mt-px grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...(mixed !== undefined && { ref: (input) => void (input && (input.indeterminate = mixed)) })}
          {...rest}
          className="peer absolute inset-0 appearance-none rounded-tag border-[1.5px] border-edge bg-surface transition-colors checked:border-trail checked:bg-trail indeterminate:border-trail indeterminate:bg-trail disabled:bg-sunken"
        />
        <Mark
          aria-hidden
          strokeWidth={3.5}
          className="invisible relative size-4 text-on-trail peer-checked:visible peer-indeterminate:visible forced-colors:text-[CanvasText]"
        />
      </span>
      <span>
        {label}
        {help && <span className="block text-sm text-ink-soft">{help}</span>}
      </span>
    </label>
  );
}
