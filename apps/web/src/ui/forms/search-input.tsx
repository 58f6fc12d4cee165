import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'aria-label'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** Escape or the X button clears it. */
export function SearchInput({ label, value, onChange, className, onKeyDown, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={cx('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-soft" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        {...rest}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) clear();
          onKeyDown?.(event);
        }}
        className={cx('control pl-11', value ? 'pr-11' : 'pr-2')}
      />
      {value && (
        <div className="absolute inset-y-0 right-0 grid place-items-center">
          <IconButton label="Clear search" onClick={clear}>
            <X />
          </IconButton>
        </div>
      )}
    </div>
  );
}
