import { isQuickWin } from '@questline/contract/hours';
import { Check } from 'lucide-react';
import { hoursInWords, minutesInWords } from '../../../lib/format/durations.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { QuickWinBadge } from '../details/quick-win-badge.tsx';
import type { InitiativeTemplate } from './templates.ts';

type Props = {
  template: InitiativeTemplate | undefined;
  busy: boolean;
  onUse: (template: InitiativeTemplate) => void;
  onClose: () => void;
};

export function TemplateDialog({ template, busy, onUse, onClose }: Props) {
  if (!template) return null;
  const { name, description, overview, tags, tasks, total_hours, weekly_hours } = template.content;
  return (
    <Dialog
      open
      wide
      reading
      onOpenChange={(open) => open || busy || onClose()}
      title={name}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            See other templates
          </Button>
          <Button busy={busy && 'One moment…'} onClick={() => onUse(template)}>
            Use this template
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          {isQuickWin(total_hours) && <QuickWinBadge />}
          <TagList tags={tags} />
          <span>
            About {hoursInWords(total_hours)} total, {hoursInWords(weekly_hours)} a week
          </span>
        </div>
        <p className="max-w-line">{overview}</p>
        <Trail label="Tasks of this template">
          {tasks.map(({ title, instructions, minutes, criteria }) => (
            <Waypoint
              key={title}
              state="open"
              title={<span className="text-ink">{title}</span>}
              note={`About ${minutesInWords(minutes)}`}
            >
              <p className="mt-1.5 max-w-line as-typed text-ink-soft">{instructions}</p>
              <p className="mt-3 text-sm font-semibold">What good looks like</p>
              <ul className="mt-1 grid gap-1 text-sm text-ink-soft">
                {criteria.map((criterion) => (
                  <li key={criterion} className="flex items-start gap-2">
                    <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-trail" />
                    {criterion}
                  </li>
                ))}
              </ul>
            </Waypoint>
          ))}
        </Trail>
      </div>
    </Dialog>
  );
}
