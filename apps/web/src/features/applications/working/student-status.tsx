// How a student is doing, in one word. The score and its parts show on hover, focus or tap.
import type { ActiveStudent } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import {
  CircleCheck,
  Clock,
  Coffee,
  type LucideIcon,
  RotateCcw,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shortDay } from '../../../lib/format/days.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';

type Props = { row: ActiveStudent };

/** Only the icon has a color, so that the word is never a warning. */
const colors = { high: 'text-trail', middle: 'text-sun-strong', low: 'text-coral-strong' };

/** Finished work is never a warning, and nobody who is just starting is red. */
function levelOf({
  engagement: { word, score },
  status,
  last_submitted_at,
}: ActiveStudent): keyof typeof colors {
  if (word === 'done' || score >= limits.engagementGood) return 'high';
  const isStarting = !last_submitted_at && status !== 'needs_attention';
  return score >= limits.engagementFair || isStarting ? 'middle' : 'low';
}

const dayMs = 86_400_000;

function daysSince(time: string) {
  const days = Math.max(1, Math.floor((Date.now() - Date.parse(time)) / dayMs));
  return days === 1 ? '1 day' : `${days} days`;
}

type Status = {
  word: string;
  /** The fact behind the word. */
  detail: string;
  Icon?: LucideIcon;
  color?: string;
  pill?: string;
};

/** One word says how a student is doing: first what the company has to do, then what the student is doing, and the
 *  engagement if there is nothing else to say. */
function statusOf(row: ActiveStudent): Status {
  const { status, engagement, reviews_pending, needs_revision, last_submitted_at, accepted_at, back_on } =
    row;
  const lastHeard = last_submitted_at
    ? `Submitted ${timeAgo(last_submitted_at)}`
    : `Accepted ${timeAgo(accepted_at)}`;
  const back = back_on && `Back on ${shortDay(back_on)}`;
  if (reviews_pending > 0)
    return {
      word: 'Waiting for you',
      detail: back ?? waitingInWords(row) ?? lastHeard,
      Icon: Clock,
      pill: 'bg-sun-soft text-sun-strong',
    };
  if (status === 'completed')
    return { word: 'Done', detail: lastHeard, Icon: CircleCheck, pill: 'bg-trail-soft text-trail-strong' };
  if (back) return { word: back, detail: 'Taking a break', Icon: Coffee, color: 'text-sky' };
  if (status === 'needs_attention')
    return {
      word: 'Needs Attention',
      detail: `No submission for ${daysSince(last_submitted_at ?? accepted_at)}`,
      Icon: TriangleAlert,
      pill: 'bg-coral-soft text-coral-strong',
    };
  if (needs_revision)
    return { word: 'Revising', detail: lastHeard, Icon: RotateCcw, color: 'text-coral-strong' };
  if (engagement.word === 'new') return { word: 'New', detail: lastHeard };
  const isQuiet = engagement.word === 'slowing_down' && engagement.recency < 1;
  return {
    word: engagement.word === 'on_track' ? 'On track' : 'Slowing down',
    detail: isQuiet ? `Quiet for ${daysSince(row.last_active_at)}` : lastHeard,
    Icon: engagement.word === 'on_track' ? TrendingUp : TrendingDown,
    color: colors[levelOf(row)],
  };
}

function waitingInWords({ reviews_pending, waiting_since }: ActiveStudent) {
  if (reviews_pending > 1) return `${reviews_pending} submissions to review`;
  return waiting_since && `Submitted ${timeAgo(waiting_since)}`;
}

/** Points: up to 50 for progress, 30 for recent activity, 20 for approval. */
const partsOf = ({ progress, recency, approval }: ActiveStudent['engagement']) => [
  {
    label: 'Progress',
    points: Math.round(50 * progress),
    max: 50,
    text: 'Approved tasks out of all tasks.',
  },
  {
    label: 'Recent activity',
    points: Math.round(30 * recency),
    max: 30,
    text: `Full points within ${limits.engagementFreshDays} days of the last submission or message, none after ${limits.engagementZeroDays} days.`,
  },
  {
    label: 'Approval',
    points: Math.round(20 * approval),
    max: 20,
    text: 'Approved submissions out of all you reviewed. Half the points until your first review.',
  },
];

/** Nobody is measured in the first days or during a break, except students who finished. */
const isMeasured = ({ status, accepted_at, back_on }: ActiveStudent) =>
  status === 'completed' ||
  (back_on === null && Date.now() - Date.parse(accepted_at) >= limits.engagementFromDays * dayMs);

/** The word, and the fact behind it. */
export function StudentStatus({ row }: Props) {
  const { word, detail, Icon, color, pill = 'bg-sunken text-ink' } = statusOf(row);
  const label = (
    <>
      {Icon && <Icon aria-hidden className={cx('-ml-0.5 size-4', color)} strokeWidth={2.25} />}
      {word}
    </>
  );
  const look = cx(
    'inline-flex w-fit items-center gap-1.5 rounded-tag px-2.5 py-1 text-xs leading-4 font-semibold',
    pill,
  );
  return (
    <>
      {isMeasured(row) ? (
        <Measured row={row} word={word} look={look}>
          {label}
        </Measured>
      ) : (
        <span className={look}>{label}</span>
      )}
      <p className="text-sm text-ink-soft">{detail}</p>
    </>
  );
}

type MeasuredProps = Props & { word: string; look: string; children: ReactNode };

/** Opens the score and its parts. */
function Measured({ row, word, look, children }: MeasuredProps) {
  const [open, setOpen] = useState(false);
  const { engagement } = row;
  const name = row.student.full_name;
  const { score } = engagement;
  const parts = partsOf(engagement);
  return (
    <>
      <Tooltip
        text={`Engagement ${score} of 100: ${parts.map((it) => `${it.label.toLowerCase()} ${it.points}/${it.max}`).join(', ')}`}
      >
        <button
          type="button"
          data-level={levelOf(row)}
          aria-label={`${word}. ${name}'s engagement: ${score} of 100. See details`}
          onClick={() => setOpen(true)}
          // The area that can be tapped is higher.
          className={cx(
            look,
            'relative underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-1.5 hover:underline',
          )}
        >
          {children}
        </button>
      </Tooltip>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        reading
        title={`Engagement: ${score} of 100`}
        description={`What ${name}'s score is made of`}
      >
        <ul className="grid gap-5">
          {parts.map(({ label, points, max, text }) => (
            <li key={label} className="grid gap-1">
              <ProgressBar label={label} value={points} max={max} figure={`${points} of ${max}`} />
              <p className="text-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
