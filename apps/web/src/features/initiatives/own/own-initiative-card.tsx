// A card in the company's list of its own initiatives, with status and actions.
import type { OwnInitiativeCard as Own } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { Copy, MoreVertical, Pause, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursInWords } from '../../../lib/format/durations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { TagList } from '../../../ui/tag.tsx';
import { QuickWinBadge } from '../details/quick-win-badge.tsx';

type Props = {
  initiative: Own;
  /** The name, as the link over the whole card (class `stretched`). */
  link: ReactNode;
  /** The menu item that opens the editor. */
  edit: ReactNode;
  busy: boolean;
  onSetStatus: (status: Own['status']) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

export function OwnInitiativeCard(props: Props) {
  const { initiative, link, edit, busy, onSetStatus, onDuplicate, onDelete } = props;
  const { name, description, tags, status, quick_win } = initiative;
  return (
    <Card lifts className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          {status === 'active' ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>}
          {quick_win && <QuickWinBadge />}
        </div>
        <div className="relative z-10 -my-2 -mr-2">
          <Menu
            trigger={
              <IconButton label={`Actions for ${name}`} disabled={busy}>
                <MoreVertical />
              </IconButton>
            }
          >
            {edit}
            <MenuItem icon={<Copy />} onSelect={onDuplicate}>
              Duplicate
            </MenuItem>
            {status === 'active' ? (
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
      </div>
      <h3 className="text-lg leading-tight wrap-anywhere">{link}</h3>
      {description && <p className="line-clamp-3 text-ink-soft">{description}</p>}
      <div className="mt-auto grid gap-3 pt-1">
        {tags.length > 0 && <TagList tags={tags} show={limits.cardTags} />}
        <p className="text-sm text-ink-soft tabular-nums">{factsOf(initiative)}</p>
      </div>
    </Card>
  );
}

const factsOf = ({ task_count, weekly_hours, total_hours }: Own) =>
  [
    task_count === 0 ? 'No tasks yet' : `${task_count} ${task_count === 1 ? 'task' : 'tasks'}`,
    weekly_hours !== null && `${hoursInWords(weekly_hours)} a week`,
    total_hours !== null && `${hoursInWords(total_hours)} total`,
  ]
    .filter(Boolean)
    .join(' · ');
