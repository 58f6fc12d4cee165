import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useField } from './field.tsx';

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  options: { value: string; label: string }[];
  /** The first, empty option. */
  placeholder?: string;
};

/** The native select: it works well on every phone and needs no injected styles. */
export function Select({ options, placeholder, className, ...rest }: Props) {
  return (
    <div className={cx('relative', className)}>
      <select {...useField()} {...rest} className="control appearance-none truncate pr-10">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
      />
    </div>
  );
}
