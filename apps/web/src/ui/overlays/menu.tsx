import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';

type Props = {
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** For a menu that is rendered when its button is pressed. */
  startOpen?: boolean;
  children: ReactNode;
};

/** `trigger` is one button; the rest are MenuItem, MenuLink, MenuLabel and MenuSeparator. */
export function Menu({ trigger, align = 'end', startOpen = false, children }: Props) {
  // Rendered inside its landmark, so that no content is outside of all landmarks.
  const [button, setButton] = useState<HTMLElement | null>(null);
  const landmark = button?.closest('main, header, aside, nav, footer') ?? null;
  return (
    // Not modal: a menu must not hide the page from screen readers.
    <Radix.Root modal={false} defaultOpen={startOpen}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-80 min-w-52 rounded-[14px] border border-line bg-surface p-1.5 shadow-pop data-[state=closed]:animate-unpop data-[state=open]:animate-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const item =
  'flex min-h-control w-full cursor-pointer items-center gap-3 rounded-[10px] px-3 font-medium outline-none select-none ' +
  'data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:bg-sunken forced-colors:data-highlighted:outline-2';

type ItemProps = Radix.DropdownMenuItemProps & { icon?: ReactNode; danger?: boolean };

export function MenuItem({ icon, danger, children, ...rest }: ItemProps) {
  return (
    <Radix.Item {...rest} className={cx(item, danger && 'text-coral-strong')}>
      {icon}
      {children}
    </Radix.Item>
  );
}

/** Spreads its props onto the <a>, so a router can wrap it. */
export function MenuLink({ icon, children, ...rest }: ComponentProps<'a'> & { icon?: ReactNode }) {
  return (
    <Radix.Item asChild>
      <a {...rest} className={item}>
        {icon}
        {children}
      </a>
    </Radix.Item>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="truncate px-3 py-2 text-sm text-ink-soft">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="my-1.5 h-px bg-line" />;
