// A student working with the company: the way through the tasks, engagement, and work to review.
import type { ActiveStudent } from '@questline/contract';
import { DoorOpen, EllipsisVertical, FileText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { StudentStatus } from './student-status.tsx';
import { TaskWaypoints } from './task-waypoints.tsx';

export type MessageLink = (row: ActiveStudent) => ReactNode;

type Props = {
  row: ActiveStudent;
  /** The first one with work to review: its button is the main one of the list. */
  first: boolean;
  /** All rows are about the same initiative. */
  ofInitiative: boolean;
  onReview: () => void;
  onSubmissions: () => void;
  onProfile: () => void;
  /** Link to the conversation. */
  message: MessageLink;
  onEnd: () => void;
  onClosingWords: () => void;
};

export function WorkingRow(props: Props) {
  const { row, first, ofInitiative, onSubmissions, onProfile, message, onEnd } = props;
  const { student, initiative, reviews_pending, last_submitted_at, can } = row;
  const name = student.full_name;
  const main = mainOf(props);
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
            <h2 id={`student-${row.application_id}`} title={name} className="text-base leading-snug">
              {/* For the keyboard, it is in the menu. */}
              <button
                type="button"
                tabIndex={-1}
                className="line-clamp-2 text-left wrap-anywhere underline-offset-4 hover:underline"
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
          <StudentStatus row={row} />
        </div>
        <div className="flex items-center gap-1 @max-5xl:col-span-full @max-3xl:col-span-1">
          <Button
            variant={main.quiet ? 'quiet' : reviews_pending > 0 && first ? 'primary' : 'secondary'}
            className={cx('px-3 text-sm whitespace-nowrap max-md:grow md:w-44', main.quiet && quietButton)}
            onClick={main.onClick}
          >
            {main.label} <span className="sr-only">{main.whose}</span>
          </Button>
          <div className="ml-auto flex gap-1">
            {message(row)}
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
              {last_submitted_at && (
                <MenuItem icon={<FileText />} onSelect={onSubmissions}>
                  View Submissions
                </MenuItem>
              )}
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
  'grid items-center gap-x-6 gap-y-2.5 @3xl:grid-cols-2 @5xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.15fr)_16.5rem]';

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

/** Its words begin at the edge of the other buttons. */
const quietButton =
  'justify-start border-0! px-0! text-trail! underline-offset-4 hover:bg-transparent! hover:text-trail-strong! hover:underline';

/** What to do next about a student. Quiet if they don't need anything. */
function mainOf({ row, onReview, onClosingWords, onSubmissions, onProfile }: Props) {
  const name = row.student.full_name;
  if (row.reviews_pending > 0)
    return { label: 'Review Submission', whose: `by ${name}`, onClick: onReview, quiet: false };
  if (row.can.write_closing_words)
    return { label: 'Write Closing Words', whose: `for ${name}`, onClick: onClosingWords, quiet: false };
  if (row.last_submitted_at)
    return { label: 'View Submissions', whose: `of ${name}`, onClick: onSubmissions, quiet: true };
  return { label: 'View Profile', whose: `of ${name}`, onClick: onProfile, quiet: true };
}

/** The trail shows the progress, and the status that there is something to review. */
const Figures = ({ row: { tasks, reviews_pending } }: { row: ActiveStudent }) => (
  <dl className="flex flex-wrap gap-x-2 text-sm text-ink-soft tabular-nums">
    <dt className="sr-only">Tasks</dt>
    <dd>
      <b className="font-semibold text-ink">{tasks.approved}</b> of {tasks.total}{' '}
      {tasks.total === 1 ? 'task' : 'tasks'}
    </dd>
    <dt className="sr-only">Progress</dt>
    <dd className="text-xs leading-5">{tasks.percent}%</dd>
    <dt className="sr-only">Pending Reviews</dt>
    <dd className="sr-only">{reviews_pending}</dd>
  </dl>
);
