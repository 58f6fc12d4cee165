import { Info, type LucideIcon, TriangleAlert, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';

type Tone = 'info' | 'warn' | 'danger' | 'offline';

const tones: Record<Tone, { box: string; mark: string; icon: LucideIcon }> = {
  info: { box: 'bg-sky-soft', mark: 'text-sky', icon: Info },
  warn: { box: 'bg-sun-soft', mark: 'text-sun-strong', icon: TriangleAlert },
  danger: { box: 'bg-coral-soft', mark: 'text-coral-strong', icon: TriangleAlert },
  offline: { box: 'bg-ink text-paper', mark: 'text-paper', icon: WifiOff },
};

type Props = {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  /** Full width, without rounded corners. */
  banner?: boolean;
};

/** Stays until its cause is gone. `danger` interrupts a screen reader, the others wait for a pause. */
export function Notice({ tone, title, children, action, onDismiss, banner }: Props) {
  const { box, mark, icon: Icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex flex-wrap items-start gap-x-3 gap-y-2 py-3 forced-colors:border',
        banner ? 'page-edges' : 'rounded-[14px] px-4',
        box,
      )}
    >
      <Icon aria-hidden className={cx('mt-0.5', mark)} />
      <div className="min-w-0 flex-1 basis-52">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action && <div className="self-center">{action}</div>}
      {onDismiss && (
        <IconButton label="Dismiss" onClick={onDismiss} className="-my-2 -mr-2">
          <X />
        </IconButton>
      )}
    </div>
  );
}

type FailedProps = Pick<Props, 'title' | 'children'> & { busy: boolean; onRetry: () => void };

/** For a part of a page that couldn't be loaded. */
export const FailedNotice = ({ busy, onRetry, ...words }: FailedProps) => (
  <Notice
    tone="danger"
    {...words}
    action={
      <Button size="small" variant="secondary" busy={busy && 'Trying again…'} onClick={onRetry}>
        Retry
      </Button>
    }
  />
);
