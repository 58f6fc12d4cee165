// A row in the company's list of its own initiatives: how many students are where, free places, and actions.
import type { OwnInitiativeCard as Own } from '@questline/contract';
import { Copy, MoreVertical, Pause, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDay } from '../../../lib/format/days.ts';
import { Banner } from '../../../ui/banner.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { StillScene } from '../../../ui/scenes/still-scene.tsx';
import { cx } from '../../../ui/cx.ts';
import { deadlineInWords } from '../details/intake-words.ts';
import { QuickWinBadge } from '../details/quick-win-badge.tsx';
import { PlacesTrail } from './places-trail.tsx';
import { FullBadge } from './status-badge.tsx';

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

const columns = 'lg:grid-cols-[minmax(0,1fr)_9.5rem_4.5rem_4.5rem_15rem_2.25rem]';

/** The names of the columns. Narrow screens and screen readers have them in each row. */
export const RowHeadings = () => (
  <div
    aria-hidden
    className={cx('hidden gap-x-5 bg-sunken px-5 py-2 text-xs font-semibold text-ink-soft lg:grid', columns)}
  >
    <span>Initiative</span>
    <span>{names.waiting}</span>
    <span>{names.working}</span>
    <span>{names.finished}</span>
    <span>{names.places}</span>
  </div>
);

const names = { waiting: 'Waiting for you', working: 'Working', finished: 'Finished', places: 'Places' };

export function OwnInitiativeRow(props: Props) {
  const { initiative, link } = props;
  const { quick_win, banner_url, task_count, totals, intake } = initiative;
  const waiting = waitingIn(initiative);
  const dates = datesOf(initiative);
  const isQuiet = waiting + totals.working + totals.finished === 0;
  return (
    <div
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-4 p-4 transition-colors hover:bg-sunken/50 md:px-5 [&_.stretched::after]:rounded-none [&_.stretched:focus-visible::after]:-outline-offset-3',
        columns,
      )}
    >
      <div className="flex min-w-0 items-center gap-3.5">
        <Banner
          src={banner_url}
          alt=""
          fallback={<StillScene />}
          className="aspect-square! w-14 shrink-0 overflow-clip rounded-control border border-line bg-sunken"
        />
        <div className="grid min-w-0 gap-1.5">
          <h3 title={initiative.name} className="line-clamp-3 text-base leading-tight wrap-anywhere">
            {link}
          </h3>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-ink-soft empty:hidden">
            <FullBadge initiative={initiative} />
            {quick_win && <QuickWinBadge />}
            {task_count === 0 && <span>No tasks yet</span>}
            {dates && <span className="tabular-nums">{dates}</span>}
          </div>
        </div>
      </div>
      <dl className="flex flex-wrap items-baseline gap-x-5 gap-y-2 max-lg:order-last max-lg:col-span-2 lg:contents">
        {isQuiet ? (
          <div className="text-sm text-ink-soft lg:col-span-3">
            <dt className="sr-only">Students</dt>
            <dd>No students yet</dd>
          </div>
        ) : (
          <>
            <Total of={names.waiting} count={waiting} urgent>
              <span className="flex flex-wrap gap-x-2">
                {totals.to_decide > 0 && props.toDecide}
                {totals.to_review > 0 && props.toReview}
              </span>
            </Total>
            <Total of={names.working} count={totals.working}>
              working
            </Total>
            <Total of={names.finished} count={totals.finished}>
              finished
            </Total>
          </>
        )}
        <div
          className={cx(
            'grid min-w-0 gap-1 text-sm text-ink-soft tabular-nums',
            // Without students, there is room for it beside them.
            !isQuiet && 'max-lg:w-full',
            intake.places === null && 'max-lg:hidden',
          )}
        >
          <dt className="sr-only">{names.places}</dt>
          <dd>{intake.places === null ? 'No limit' : <PlacesTrail intake={intake} totals={totals} />}</dd>
        </div>
      </dl>
      <RowMenu {...props} />
    </div>
  );
}

/** How many applications and submissions need an answer. */
export const waitingIn = ({ totals }: Pick<Own, 'totals'>) => totals.to_decide + totals.to_review;

type TotalProps = { of: string; count: number; urgent?: boolean; children: ReactNode };

/** Narrow screens have no headings, so the number is followed by what it counts. */
const Total = ({ of, count, urgent = false, children }: TotalProps) => (
  <div className={cx('min-w-0', urgent && count === 0 && 'max-lg:hidden')}>
    <dt className="sr-only">{of}</dt>
    <dd className="flex items-baseline gap-x-1.5 text-sm text-ink-soft tabular-nums lg:grid lg:justify-items-start lg:gap-y-0.5">
      <span
        className={cx(
          'font-head leading-6 lg:text-lg',
          count > 0 && 'font-bold text-ink',
          count > 0 && urgent && 'rounded-tag bg-sun px-2 text-on-sun',
        )}
      >
        {count}
      </span>
      {urgent ? count > 0 && children : <span className="lg:hidden">{children}</span>}
    </dd>
  </div>
);

const RowMenu = ({ initiative, edit, busy, onSetStatus, onDuplicate, onDelete }: Props) => (
  <div className="relative z-10 -mr-2 max-lg:self-start">
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

const datesOf = ({ intake }: Own) =>
  [deadlineInWords(intake), intake.starts_on && `Starts ${shortDay(intake.starts_on)}`]
    .filter(Boolean)
    .join('\u00A0· ');
