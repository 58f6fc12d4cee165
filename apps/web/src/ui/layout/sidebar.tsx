// The navigation from 768 px. Collapsed, it shows icons only; names stay for screen readers and as tooltips.
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { CountBadge } from '../badge.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';

const OpenContext = createContext(true);

type Props = {
  label: string;
  open: boolean;
  onToggle: () => void;
  /** The brand; hidden when collapsed. */
  head: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
};

export function Sidebar({ label, open, onToggle, head, children, foot }: Props) {
  return (
    <OpenContext value={open}>
      <aside
        data-sidebar={open ? 'open' : 'collapsed'}
        className={cx(
          'sticky top-0 hidden h-dvh shrink-0 flex-col gap-1 overflow-y-auto border-r border-line px-3.5 py-4 transition-[width] duration-200 md:flex',
          open ? 'w-58' : 'w-18',
        )}
      >
        <div
          className={cx(
            'mb-4 flex min-h-10 items-center',
            open ? 'justify-between pl-2.5' : 'justify-center',
          )}
        >
          {open && head}
          <IconButton
            label={open ? 'Collapse sidebar' : 'Open sidebar'}
            aria-expanded={open}
            onClick={onToggle}
          >
            {open ? <PanelLeftClose /> : <PanelLeftOpen />}
          </IconButton>
        </div>
        <nav aria-label={label} className="grid gap-1">
          {children}
        </nav>
        {foot && <div className="mt-auto pt-4">{foot}</div>}
      </aside>
    </OpenContext>
  );
}

type LinkProps = ComponentProps<'a'> & { icon: ReactNode; count?: number; countOf?: string };

/** Active with aria-current="page", which routers set. Also used for the rows of a Drawer. */
export function SidebarLink({
  icon,
  count = 0,
  countOf = 'unread',
  children,
  className,
  ...rest
}: LinkProps) {
  const open = useContext(OpenContext);
  return (
    <a
      {...rest}
      title={!open && typeof children === 'string' ? children : undefined}
      className={cx(
        'relative flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-ink-soft transition-colors',
        'hover:bg-sunken hover:text-ink aria-[current=page]:bg-trail-soft aria-[current=page]:text-trail-strong',
        !open && 'justify-center',
        className,
      )}
    >
      {icon}
      <span className={open ? 'min-w-0 grow truncate' : 'sr-only'}>{children}</span>
      {open ? (
        <CountBadge count={count} of={countOf} />
      ) : (
        count > 0 && <FoldedDot text={`${count} ${countOf}`} />
      )}
    </a>
  );
}

const FoldedDot = ({ text }: { text: string }) => (
  <span className="absolute top-2 right-2 size-2.5 rounded-full bg-sun-strong">
    <span className="sr-only">{text}</span>
  </span>
);
