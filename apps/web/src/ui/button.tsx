import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { DottedRing } from './feedback/spinner.tsx';

const base =
  'inline-flex max-w-full items-center justify-center gap-2 text-center font-semibold transition-colors ' +
  'active:not-aria-disabled:translate-y-px disabled:opacity-55 aria-disabled:opacity-70';

const variants = {
  primary: 'border-[1.5px] border-transparent bg-trail text-on-trail hover:not-disabled:bg-trail-strong',
  secondary: 'border-[1.5px] border-edge bg-surface text-ink hover:bg-sunken',
  quiet: 'border-[1.5px] border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
  /** Leads to a question about something that can't be undone. */
  caution: 'border-[1.5px] border-coral-strong/60 bg-surface text-coral-strong hover:bg-coral-soft',
  danger: 'border-[1.5px] border-transparent bg-coral-strong text-on-coral hover:not-disabled:brightness-110',
  link: 'text-trail underline decoration-[1.5px] underline-offset-4 hover:text-trail-strong',
};

const sizes = {
  small: 'min-h-9 pointer-coarse:min-h-11 rounded-[10px] px-3 py-1 text-sm',
  medium: 'min-h-control rounded-control px-5 py-1.5 leading-snug',
  large: 'min-h-13 rounded-[14px] px-6 py-2 leading-snug',
};

type Look = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
};

type Icons = {
  icon?: ReactNode;
  /** After the label: an arrow on to the next step. */
  iconAfter?: ReactNode;
};

const look = ({ variant = 'primary', size = 'medium', wide }: Look, className?: string) =>
  cx(base, variants[variant], variant !== 'link' && sizes[size], wide && 'w-full', className);

type ButtonProps = ComponentProps<'button'> &
  Look &
  Icons & {
    /** Progress text ("Sending…"). While set, the button keeps its focus but does nothing. */
    busy?: ReactNode;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const guard = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      onClick={guard}
      aria-disabled={busy ? true : undefined}
      className={look({ variant, size, wide }, className)}
    >
      {busy ? <DottedRing /> : icon}
      <span className="min-w-0" aria-live={busy === undefined ? undefined : 'polite'}>
        {busy || children}
      </span>
      {!busy && iconAfter}
    </button>
  );
}

type LinkProps = ComponentProps<'a'> & Look & Icons;

/** Spreads its props onto the <a>, so a router can wrap it. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkProps) {
  return (
    <a {...rest} className={look({ variant, size, wide }, className)}>
      {icon}
      <span className="min-w-0">{children}</span>
      {iconAfter}
    </a>
  );
}
