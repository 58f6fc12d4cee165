import type { ComponentProps, ReactNode } from 'react';
import { CountBadge } from '../badge.tsx';

/** Main navigation on phones. Pages above it keep 5 rem free at the bottom. */
export const BottomBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    aria-label={label}
    className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
  >
    {children}
  </nav>
);

type LinkProps = ComponentProps<'a'> & { icon: ReactNode; count?: number; countOf?: string };

/** Active with aria-current="page". The mark is a shape, not only a color. */
export function BottomBarLink({ icon, count = 0, countOf = 'unread', children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      className="group relative grid min-h-16 min-w-0 flex-1 content-center justify-items-center gap-1 text-xs font-semibold max-[22.5rem]:text-[0.6875rem] text-ink-soft focus-visible:-outline-offset-3 aria-[current=page]:text-trail"
    >
      <span className="absolute top-0 hidden h-[3px] w-10 rounded-b-full bg-trail group-aria-[current=page]:block" />
      <span className="relative [&>svg]:size-6">
        {icon}
        <span className="absolute -top-2 left-3.5 grid">
          <CountBadge count={count} of={countOf} />
        </span>
      </span>
      <span className="max-w-full truncate">{children}</span>
    </a>
  );
}
