// A row in the company's list of its own initiatives: how many students are where, and actions.
import type { OwnInitiativeCard as Own } from '@questline/contract';
import { Copy, MoreVertical, Pause, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { StillScene } from '../../../ui/scenes/still-scene.tsx';
import { cx } from '../../../ui/cx.ts';
import { QuickWinBadge } from '../details/quick-win-badge.tsx';
import { IntakeFacts } from './intake-facts.tsx';
import { PlacesTrail } from './places-trail.tsx';

type Props = {
  initiative: Own;
  /** The name, as the link over the whole row (class `stretched`). */
  link: ReactNode;
  /** The menu item that opens the editor. */
  edit: ReactNode;
  /** Links to applications to decide and work to review. */
  toDecide: ReactNode;
  toReview: ReactNode;
  busy: boolean;
  onSetStatus: (status: Own['status']) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

export function OwnInitiativeRow(props: Props) {
  const { initiative, link } = props;
  const { status, quick_win, banner_url, totals } = initiative;
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-4 p-4 transition-colors hover:bg-sunken/50 md:px-5 lg:grid-cols-[minmax(0,1fr)_25rem_auto]">
      <div className="flex min-w-0 items-center gap-4">
        <Banner
          src={banner_url}
          alt=""
          fallback={<StillScene />}
          className="w-32 shrink-0 overflow-clip rounded-control border border-line bg-sunken max-md:hidden"
        />
        <div className="grid min-w-0 gap-1.5">
          <h3 className="text-lg leading-tight wrap-anywhere">{link}</h3>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-ink-soft tabular-nums">
            {status === 'active' ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>}
            {quick_win && <QuickWinBadge />}
            <IntakeFacts intake={initiative.intake} />
            <span>{factsOf(initiative)}</span>
          </div>
          <PlacesTrail intake={initiative.intake} totals={totals} />
        </div>
      </div>
      <dl className="grid grid-cols-[2fr_1fr_1fr] gap-4 max-lg:order-last max-lg:col-span-2">
        <Total of="Waiting for you" count={totals.to_decide + totals.to_review} urgent>
          {totals.to_decide + totals.to_review === 0 ? (
            'Nothing right now'
          ) : (
            <span className="flex flex-wrap gap-x-2">
              {totals.to_decide > 0 && props.toDecide}
              {totals.to_review > 0 && props.toReview}
            </span>
          )}
        </Total>
        <Total of="Working" count={totals.working}>
          {totals.working === 1 ? 'student' : 'students'}
        </Total>
        <Total of="Finished" count={totals.finished}>
          {totals.finished === 1 ? 'student' : 'students'}
        </Total>
      </dl>
      <RowMenu {...props} />
    </div>
  );
}

type TotalProps = { of: string; count: number; urgent?: boolean; children: ReactNode };

const Total = ({ of, count, urgent = false, children }: TotalProps) => (
  <div className="grid min-w-0 content-start gap-0.5">
    <dt className="text-xs text-ink-soft">{of}</dt>
    <dd className="grid justify-items-start gap-0.5 text-sm text-ink-soft tabular-nums">
      <span
        className={cx(
          'font-head text-lg leading-6 font-bold text-ink',
          urgent && count > 0 && 'rounded-tag bg-sun px-2 text-on-sun',
        )}
      >
        {count}
      </span>
      {children}
    </dd>
  </div>
);

const RowMenu = ({ initiative, edit, busy, onSetStatus, onDuplicate, onDelete }: Props) => (
  <div className="relative z-10 -mr-2">
    <Menu
      trigger={
        <IconButton label={`Actions for ${initiative.name}`} disabled={busy}>
          <MoreVertical />
        </IconButton>
      }
    >
      {edit}
      <MenuItem icon={<Copy />} onSelect={onDuplicate}>
        Duplicate
      </MenuItem>
      {initiative.status === 'active' ? (
        <MenuItem icon={<Pause />} onSelect={() => onSetStatus('inactive')}>
          Deactivate
        </MenuItem>
      ) : (
        <MenuItem icon={<Play />} onSelect={() => onSetStatus('active')}>
          Activate
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  </div>
);

const factsOf = ({ task_count, weekly_hours, total_hours }: Own) =>
  [
    task_count === 0 ? 'No tasks yet' : `${task_count} ${task_count === 1 ? 'task' : 'tasks'}`,
    weekly_hours !== null && `${hoursInWords(weekly_hours)} a week`,
    total_hours !== null && `${hoursInWords(total_hours)} total`,
  ]
    .filter(Boolean)
    .join(' · ');
