// A student working with the company: the way through the tasks, engagement, and work to review.
import type { ActiveStudent } from '@questline/contract';
import { DoorOpen, EllipsisVertical, FileText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { Engagement } from './engagement.tsx';
import { TaskWaypoints } from './task-waypoints.tsx';

type Props = {
  row: ActiveStudent;
  /** The first one with work to review: its button is the main one of the list. */
  first: boolean;
  /** All rows are about the same initiative. */
  ofInitiative: boolean;
  onReview: () => void;
  onSubmissions: () => void;
  onProfile: () => void;
  message: ReactNode;
  onEnd: () => void;
  onClosingWords: () => void;
};

export function WorkingRow(props: Props) {
  const { row, first, ofInitiative, onReview, onSubmissions, onProfile, message, onEnd, onClosingWords } =
    props;
  const { student, initiative, reviews_pending, can } = row;
  const name = student.full_name;
  const hasWork = reviews_pending > 0;
  const main = hasWork
    ? { label: 'Review Submission', whose: `by ${name}`, onClick: onReview }
    : can.write_closing_words && {
        label: 'Write Closing Words',
        whose: `for ${name}`,
        onClick: onClosingWords,
      };
  return (
    <div
      role="article"
      tabIndex={-1}
      data-stop={row.application_id}
      aria-labelledby={`student-${row.application_id}`}
      className="@container scroll-mt-24 rounded-card px-4 py-3"
    >
      <div className={workingColumns}>
        <div className="flex min-w-0 items-center gap-3">
          <Avatar id={student.id} name={name} src={student.photo_url} />
          <div className="min-w-0">
            <h2
              id={`student-${row.application_id}`}
              title={name}
              className="line-clamp-2 text-base leading-snug wrap-anywhere"
            >
              {/* For the keyboard, it is in the menu. */}
              <button
                type="button"
                tabIndex={-1}
                className="text-left underline-offset-4 hover:underline"
                onClick={onProfile}
              >
                {name}
              </button>
            </h2>
            {!ofInitiative && (
              <p title={initiative.name} className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">
                {initiative.name}
              </p>
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 @5xl:grid">
          <TaskWaypoints {...row} />
          <Figures row={row} />
        </div>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 @5xl:grid">
          <Engagement row={row} />
          <p className="text-sm text-ink-soft">{lastHeard(row)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-1 @5xl:flex-nowrap @max-5xl:col-span-full @max-3xl:col-span-1">
          {main ? (
            <>
              <Button
                variant={hasWork && first ? 'primary' : 'secondary'}
                data-key="o"
                className={`${mainButton} @5xl:w-42`}
                onClick={main.onClick}
              >
                {main.label} <span className="sr-only">{main.whose}</span>
              </Button>
              <Tooltip text="View Submissions">
                <IconButton label={`View Submissions of ${name}`} onClick={onSubmissions}>
                  <FileText />
                </IconButton>
              </Tooltip>
            </>
          ) : (
            // As wide as the two buttons of a student with work to review.
            <Button
              variant="secondary"
              data-key="o"
              className={`${mainButton} @5xl:w-54`}
              onClick={onSubmissions}
            >
              View Submissions <span className="sr-only">of {name}</span>
            </Button>
          )}
          <div className="ml-auto flex gap-1">
            {message}
            <Menu
              trigger={
                <IconButton label={`More actions for ${name}`}>
                  <EllipsisVertical />
                </IconButton>
              }
            >
              <MenuItem icon={<UserRound />} onSelect={onProfile}>
                View Profile
              </MenuItem>
              {can.end && (
                <MenuItem icon={<DoorOpen />} danger onSelect={onEnd}>
                  End collaboration
                </MenuItem>
              )}
            </Menu>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Every row has the same columns, so that they line up. */
export const workingColumns =
  'grid items-center gap-x-6 gap-y-2.5 @3xl:grid-cols-2 @5xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1.15fr)_minmax(0,1fr)_19.5rem]';

/** The rows, with headings above the columns where these are side by side. Each row says what its figures are. */
export const WorkingRows = ({ children }: { children: ReactNode }) => (
  <div className="rounded-card border border-line bg-surface">
    <div aria-hidden className="@container">
      <div className={cx(workingColumns, headings)}>
        <span>Student</span>
        <span>Progress</span>
        <span>Status</span>
      </div>
    </div>
    <ul className="divide-y divide-line">{children}</ul>
  </div>
);

const headings =
  'hidden! rounded-t-[15px] border-b border-line bg-sunken/60 px-4 py-2 text-xs font-semibold text-ink-soft @5xl:grid!';

const mainButton = 'px-3 text-sm whitespace-nowrap max-md:grow';

const lastHeard = ({ last_submitted_at, accepted_at }: ActiveStudent) =>
  last_submitted_at ? `Last submission ${timeAgo(last_submitted_at)}` : `Accepted ${timeAgo(accepted_at)}`;

/** Progress, tasks and pending reviews in one line. */
const Figures = ({ row: { tasks, reviews_pending, needs_revision } }: { row: ActiveStudent }) => (
  <dl className="text-sm text-ink-soft tabular-nums">
    {reviews_pending === 0 && (
      <Figure label="Pending Reviews" hidden>
        0
      </Figure>
    )}
    <Figure label="Progress">
      <b className="font-semibold text-ink">{tasks.percent}%</b>
    </Figure>
    <Figure label="Tasks">
      {tasks.approved}/{tasks.total} {tasks.total === 1 ? 'task' : 'tasks'}
    </Figure>
    {needs_revision && <Figure label="Changes">Revision requested</Figure>}
    {reviews_pending > 0 && (
      <Figure label="Pending Reviews">
        <b className="font-semibold text-ink">{reviews_pending} to review</b>
      </Figure>
    )}
  </dl>
);

type FigureProps = {
  label: string;
  /** Only for screen readers. */
  hidden?: boolean;
  children: ReactNode;
};

const Figure = ({ label, hidden, children }: FigureProps) => (
  <div className={hidden ? 'sr-only' : "inline not-last:after:content-['_·_']"}>
    <dt className="sr-only">{label}</dt>
    <dd className="inline whitespace-nowrap">{children}</dd>
  </div>
);
