import { type KeyboardEvent, useId, useRef } from 'react';
import { Kbd } from '../kbd.tsx';

type Option<Value extends string> = { value: Value; title: string };

type Props<Value extends string> = {
  legend: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** The number keys choose too, and a dialog starts at the first option, so that they work right away. */
  numbered?: boolean;
};

/** A choice between several short options, one per line. */
export function RadioList<Value extends string>({
  legend,
  options,
  value,
  onChange,
  numbered = false,
}: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const pressNumber = (event: KeyboardEvent) => {
    if (!numbered || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    const option = options[Number(event.key) - 1];
    if (!option) return;
    event.preventDefault();
    list.current?.querySelectorAll('input')[Number(event.key) - 1]?.focus();
    onChange(option.value);
  };
  return (
    <fieldset ref={list} className="overflow-hidden rounded-[14px] border border-line">
      <legend className="sr-only">{legend}</legend>
      {options.map((option, i) => (
        <label
          key={option.value}
          className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line px-4 py-2 leading-snug font-medium transition-colors last:border-0 hover:bg-sunken has-checked:bg-trail-soft has-checked:font-semibold has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-3 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onKeyDown={pressNumber}
            data-first-focus={(numbered && i === 0) || undefined}
            className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-surface checked:border-[6px] checked:border-trail focus-visible:outline-none"
          />
          {option.title}
          {numbered && (
            <span aria-hidden className="ml-auto max-md:hidden pointer-coarse:hidden">
              <Kbd>{i + 1}</Kbd>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
