// Label above, help below, and an announced error. The control inside gets its id and descriptions from useField, so
// <Field label="…"><TextInput … /></Field> is always wired correctly.
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { cx } from '../cx.ts';

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

const FieldContext = createContext<Wiring | undefined>(undefined);

/** What a control spreads onto its element; empty outside a Field. */
export const useField = (): Partial<Wiring> => useContext(FieldContext) ?? {};

type Props = {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Current and maximum length. */
  counter?: { length: number; max: number } | undefined;
  className?: string;
  children: ReactNode;
};

export function Field({ label, help, error, optional, counter, className, children }: Props) {
  const id = useId();
  const describedBy = cx(error && `${id}-error`, !!help && `${id}-help`) || undefined;
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldContext>
      <div className="flex gap-4 text-sm empty:hidden">
        <div className="grow">
          <FieldMessages id={id} error={error} help={help} />
        </div>
        {counter && <Counter {...counter} />}
      </div>
    </div>
  );
}

type Messages = { id: string; error: string | undefined; help: ReactNode };

export const FieldMessages = ({ id, error, help }: Messages) => (
  <>
    <FieldError id={`${id}-error`} text={error} />
    {help && (
      <p id={`${id}-help`} className="text-ink-soft">
        {help}
      </p>
    )}
  </>
);

/** Rendered empty from the start, so that screen readers announce text added to it. */
export const FieldError = ({ id, text }: { id: string; text: string | undefined }) => (
  <p id={id} aria-live="polite" className="flex items-start gap-1.5 font-medium text-coral-strong">
    {text && (
      <>
        <CircleAlert aria-hidden className="mt-[0.1em]" />
        {text}
      </>
    )}
  </p>
);

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length;
  return (
    <p
      className={cx('shrink-0 tabular-nums', left < 0 ? 'font-semibold text-coral-strong' : 'text-ink-soft')}
    >
      <span aria-hidden>
        {length.toLocaleString('en')} / {max.toLocaleString('en')}
      </span>
      <span className="sr-only" aria-live="polite">
        {left < 0 ? `${characters(-left)} too many` : left <= 20 && `${characters(left)} left`}
      </span>
    </p>
  );
}
