import { limits } from '@questline/contract/plain';
import { Minus, Plus } from 'lucide-react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';

type Props = {
  value: string;
  /** Set until the suggestion has loaded, so it never replaces what someone is typing. */
  disabled: boolean;
  onChange: (value: string) => void;
  /** Hours per week the company asks for, if any. */
  expected: number | null;
  error: string | undefined;
};

const hoursMax = limits.weeklyHoursMax;

/** A valid whole number of hours, or undefined. */
export function hoursIn(text: string): number | undefined {
  const hours = Number(text);
  return Number.isInteger(hours) && hours >= 1 && hours <= hoursMax ? hours : undefined;
}

export function HoursField({ value, disabled, onChange, expected, error }: Props) {
  const hours = hoursIn(value);
  const step = (by: number) => onChange(String(Math.min(hoursMax, Math.max(1, (hours ?? 0) + by))));
  return (
    <Field label="Your weekly limit in hours" help={helpFor(expected)} error={error}>
      <div className="flex items-center gap-2">
        <IconButton
          label="One hour less"
          outlined
          disabled={disabled || hours === 1}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden />
        </IconButton>
        <TextInput
          type="number"
          disabled={disabled}
          inputMode="numeric"
          min={1}
          max={hoursMax}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="w-20 tabular-nums"
        />
        <IconButton
          label="One hour more"
          outlined
          disabled={disabled || hours === hoursMax}
          onClick={() => step(1)}
        >
          <Plus aria-hidden />
        </IconButton>
      </div>
    </Field>
  );
}

function helpFor(expected: number | null) {
  const saved = "We'll also save it to your profile.";
  return expected === null
    ? `For all initiatives together. ${saved}`
    : `For all initiatives together. This one asks for about ${hoursInWords(expected)} a week. ${saved}`;
}
