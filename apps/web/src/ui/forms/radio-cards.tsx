import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './field.tsx';

type Option<Value extends string> = { value: Value; title: string; text?: string; icon?: ReactNode };

type Props<Value extends string> = {
  legend: ReactNode;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string;
  columns?: boolean;
};

/** A choice between a few options, each with a description. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, options, value, onChange, error, columns } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={cx('grid gap-2', columns && 'md:grid-cols-3')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-start gap-3 rounded-control border-[1.5px] border-edge bg-surface p-4 transition-colors hover:bg-sunken has-checked:border-trail has-checked:bg-trail-soft has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-surface checked:border-[6px] checked:border-trail focus-visible:outline-none"
            />
            <span className="min-w-0">
              <span className="flex items-center gap-2 font-semibold">
                {option.icon}
                {option.title}
              </span>
              {option.text && <span className="block text-sm text-ink-soft">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      <div className="text-sm">
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </fieldset>
  );
}
