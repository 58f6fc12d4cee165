import { type Ref, useId } from 'react';
import { FieldMessages } from './field.tsx';
import { Select } from './select.tsx';

type Props = {
  label: string;
  help?: string;
  error?: string | undefined;
  /** Year and month, like 2010-04. Either part is empty until it is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Newest first. */
  years: number[];
  /** The month, for focus. */
  ref?: Ref<HTMLSelectElement>;
};

const months = Array.from({ length: 12 }, (_, i) => ({
  value: String(i + 1).padStart(2, '0'),
  label: new Date(Date.UTC(2000, i)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
}));

/** A month and a year. Not every browser has its own field for that. */
export function MonthField({ label, help, error, value, onChange, years, ref }: Props) {
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const wiring = {
    'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...wiring}
          ref={ref}
          aria-label="Month"
          placeholder="Month"
          options={months}
          value={month}
          onChange={({ target }) => onChange(`${year}-${target.value}`)}
        />
        <Select
          {...wiring}
          aria-label="Year"
          placeholder="Year"
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={year}
          onChange={({ target }) => onChange(`${target.value}-${month}`)}
        />
      </div>
      <div className="text-sm">
        <FieldMessages id={id} error={error} help={help} />
      </div>
    </fieldset>
  );
}
