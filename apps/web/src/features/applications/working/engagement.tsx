// A student's engagement as a word. The score and its parts show on hover, focus or tap.
import type { ActiveStudent } from '@questline/contract';
import { type EngagementWord, limits } from '@questline/contract/plain';
import { SignalHigh, SignalLow, SignalMedium, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';

type Props = { row: ActiveStudent };

const words: Record<EngagementWord, string> = {
  new: 'New',
  on_track: 'On track',
  slowing_down: 'Slowing down',
  done: 'Done',
};

/** Only the icon has a color, so that the word is never a warning. */
const looks = {
  high: { Icon: SignalHigh, color: 'text-trail' },
  middle: { Icon: SignalMedium, color: 'text-sun-strong' },
  low: { Icon: SignalLow, color: 'text-coral-strong' },
};

const attention = { Icon: TriangleAlert, color: 'text-coral-strong' };

/** Finished work is never a warning, and nobody who is just starting is red. */
function levelOf({
  engagement: { word, score },
  status,
  last_submitted_at,
}: ActiveStudent): keyof typeof looks {
  if (word === 'done' || score >= limits.engagementGood) return 'high';
  const isStarting = !last_submitted_at && status !== 'needs_attention';
  return score >= limits.engagementFair || isStarting ? 'middle' : 'low';
}

/** One word says how a student is doing. Who needs attention is more important than how engaged they are. */
const wordOf = ({ status, engagement }: ActiveStudent) =>
  status === 'needs_attention' ? 'Needs Attention' : words[engagement.word];

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
    text: `Full points for ${limits.engagementFreshDays} days after the last submission or message, none after ${limits.engagementZeroDays} days.`,
  },
  {
    label: 'Approval',
    points: Math.round(20 * approval),
    max: 20,
    text: 'Approved submissions out of all you reviewed. Half the points until your first review.',
  },
];

/** No score during a student's first days. */
export const Engagement = ({ row }: Props) =>
  row.engagement.word === 'new' && row.status !== 'needs_attention' ? (
    <span className={`${pill} bg-sunken text-ink-soft`}>{words.new}</span>
  ) : (
    <Measured row={row} />
  );

const pill = 'inline-flex w-fit items-center gap-1 rounded-tag px-2.5 py-1 text-xs leading-4 font-semibold';

function Measured({ row }: Props) {
  const [open, setOpen] = useState(false);
  const { engagement } = row;
  const name = row.student.full_name;
  const { score } = engagement;
  const word = wordOf(row);
  const level = levelOf(row);
  const { Icon, color } = row.status === 'needs_attention' ? attention : looks[level];
  const parts = partsOf(engagement);
  return (
    <>
      <Tooltip
        text={`Engagement ${score} of 100: ${parts.map((it) => `${it.label.toLowerCase()} ${it.points}/${it.max}`).join(', ')}`}
      >
        <button
          type="button"
          data-level={level}
          aria-label={`${word}. ${name}'s engagement: ${score} of 100. See details`}
          onClick={() => setOpen(true)}
          // The area that can be tapped is higher.
          className={cx(
            pill,
            'relative underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-1.5 hover:underline',
            row.status === 'needs_attention' ? 'bg-coral-soft text-coral-strong' : 'bg-sunken text-ink',
          )}
        >
          <Icon aria-hidden className={cx('-my-1 -ml-1.5 size-5', color)} strokeWidth={2.5} />
          {word}
        </button>
      </Tooltip>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        reading
        title={`Engagement: ${score} of 100`}
        description={`How ${name} is doing, in three parts.`}
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
