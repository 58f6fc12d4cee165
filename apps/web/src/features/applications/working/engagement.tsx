// A student's engagement as a word. The score and its parts show on hover, focus or tap.
import type { ActiveStudent } from '@questline/contract';
import { type EngagementWord, limits } from '@questline/contract/plain';
import { SignalHigh, SignalLow, SignalMedium } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';

type Props = {
  name: string;
  engagement: ActiveStudent['engagement'];
  /** Has submitted nothing yet, and isn't late. */
  starting: boolean;
};

const words: Record<EngagementWord, string> = {
  new: 'New',
  on_track: 'On track',
  slowing_down: 'Slowing down',
  done: 'Done',
};

const looks = {
  high: { Icon: SignalHigh, color: 'text-trail' },
  middle: { Icon: SignalMedium, color: 'text-sun-strong' },
  low: { Icon: SignalLow, color: 'text-coral-strong' },
};

/** Finished work is never a warning, and nobody who is just starting is red. */
function levelOf({ engagement: { word, score }, starting }: Props): keyof typeof looks {
  if (word === 'done' || score >= limits.engagementGood) return 'high';
  return score >= limits.engagementFair || starting ? 'middle' : 'low';
}

/** Points: up to 50 for progress, 30 for recent activity, 20 for approval. */
const partsOf = ({ progress, recency, approval }: Props['engagement']) => [
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
export const Engagement = (props: Props) =>
  props.engagement.word === 'new' ? (
    <span className="text-xs font-semibold text-ink-soft">{words.new}</span>
  ) : (
    <Measured {...props} />
  );

function Measured(props: Props) {
  const [open, setOpen] = useState(false);
  const { name, engagement } = props;
  const { score } = engagement;
  const word = words[engagement.word];
  const level = levelOf(props);
  const { Icon, color } = looks[level];
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
          // As high as the badge next to it. The area that can be tapped is higher.
          className="relative inline-flex items-center gap-1 rounded-tag py-1 text-xs leading-4 font-semibold text-ink-soft underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-1.5 hover:text-ink hover:underline"
        >
          {/* Only the icon has a color, so that the word is never a warning. */}
          <Icon aria-hidden className={cx('-my-0.5 size-5', color)} strokeWidth={2.5} />
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
