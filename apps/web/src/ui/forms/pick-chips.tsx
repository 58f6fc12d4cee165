// Chips to choose from: several, up to `max`, or one.
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './field.tsx';

type Frame = {
  legend: ReactNode;
  /** Small text next to the legend: "(optional)", "up to 3". */
  note?: string | undefined;
  error?: string | undefined;
};

type SomeProps<Word extends string> = Frame & {
  options: readonly Word[];
  value: readonly string[];
  onChange: (words: Word[]) => void;
  max?: number;
};

/** Multiple choice. At `max`, the others are blocked until one is removed. */
export function PickSome<Word extends string>(props: SomeProps<Word>) {
  const { options, value, onChange, max, ...frame } = props;
  const full = max !== undefined && value.length >= max;
  const picked = options.filter((word) => value.includes(word));
  return (
    <Chips
      {...frame}
      count={
        max === undefined
          ? undefined
          : `${picked.length} of ${max} picked${full ? '. Remove one to pick another.' : ''}`
      }
    >
      {options.map((word) => {
        const checked = value.includes(word);
        return (
          <Chip key={word} blocked={full && !checked} label={word}>
            <input
              type="checkbox"
              checked={checked}
              disabled={full && !checked}
              onChange={() => onChange(checked ? picked.filter((one) => one !== word) : [...picked, word])}
              className={hidden}
            />
          </Chip>
        );
      })}
    </Chips>
  );
}

type OneProps<Value extends string | number> = Frame & {
  options: readonly Value[];
  labelOf?: (value: Value) => string;
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Adds a way to clear the choice. */
  clearable?: boolean;
};

export function PickOne<Value extends string | number>(props: OneProps<Value>) {
  const { options, labelOf = String, value, onChange, clearable, ...frame } = props;
  const name = useId();
  return (
    <Chips {...frame} single>
      {options.map((option) => (
        <Chip key={option} label={labelOf(option)}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
            className={hidden}
          />
        </Chip>
      ))}
      {clearable && value !== null && (
        <button
          type="button"
          onClick={() => onChange(null)}
          className="min-h-11 px-2 text-sm font-semibold text-ink-soft underline underline-offset-4 hover:text-ink md:min-h-10"
        >
          Clear
        </button>
      )}
    </Chips>
  );
}

const hidden = 'peer absolute inset-0 cursor-[inherit] appearance-none rounded-full outline-none';

type ChipsProps = Frame & { count?: string | undefined; single?: boolean; children: ReactNode };

function Chips({ legend, note, error, count, single, children }: ChipsProps) {
  const id = useId();
  return (
    <fieldset
      role={single ? 'radiogroup' : undefined}
      aria-invalid={single && error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="grid grid-cols-1 gap-2"
    >
      <legend className="mb-2 font-semibold">
        {legend}
        {note && <span className="font-normal text-ink-soft"> {note}</span>}
      </legend>
      {/* Below the chips, it would be out of view on phones. */}
      {count && (
        <p aria-live="polite" className="-mt-2 text-sm text-ink-soft tabular-nums">
          {count}
        </p>
      )}
      <div className="flex flex-wrap gap-2">{children}</div>
      <div className="text-sm">
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </fieldset>
  );
}

const Chip = ({ label, blocked, children }: { label: string; blocked?: boolean; children: ReactNode }) => (
  <label
    className={cx(
      'relative flex min-h-11 max-w-full items-center gap-1.5 rounded-full border-[1.5px] border-edge bg-surface px-4 text-sm font-semibold transition-colors md:min-h-10',
      'has-checked:border-trail has-checked:bg-trail-soft has-checked:text-trail-strong',
      'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
      blocked ? 'cursor-not-allowed border-dashed text-ink-soft' : 'cursor-pointer hover:border-ink-soft',
    )}
  >
    {children}
    <Check aria-hidden strokeWidth={3} className="hidden size-4 peer-checked:block" />
    {label}
  </label>
);
