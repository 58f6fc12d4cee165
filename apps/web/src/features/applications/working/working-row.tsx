// A student working with the company: progress, engagement and pending reviews.
import type { ActiveStudent } from '@questline/contract';
import type { ProgressStatus } from '@questline/contract/plain';
import {
  CircleDashed,
  DoorOpen,
  EllipsisVertical,
  FileText,
  Footprints,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { Engagement } from './engagement.tsx';

type Props = {
  row: ActiveStudent;
  onSubmissions: () => void;
  onProfile: () => void;
  message: ReactNode;
  onEnd: () => void;
};

const looks: Record<ProgressStatus, { word: string; tone: BadgeTone; icon?: ReactNode }> = {
  not_started: { word: 'Not Started', tone: 'neutral', icon: <CircleDashed aria-hidden /> },
  in_progress: { word: 'In Progress', tone: 'blue', icon: <Footprints aria-hidden /> },
  completed: { word: 'Completed', tone: 'green' },
  needs_attention: { word: 'Needs Attention', tone: 'red', icon: <TriangleAlert aria-hidden /> },
};

export function WorkingRow({ row, onSubmissions, onProfile, message, onEnd }: Props) {
  const { student, initiative, status, tasks, reviews_pending, engagement, can } = row;
  const name = student.full_name;
  const { word, ...look } = looks[status];
  return (
    <Card
      tight
      role="article"
      tabIndex={-1}
      data-stop={row.application_id}
      aria-labelledby={`student-${row.application_id}`}
      className="@container scroll-mt-24"
    >
      <div className="grid items-center gap-x-6 gap-y-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @5xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto]">
        <div className="flex min-w-0 gap-3">
          <Avatar id={student.id} name={name} src={student.photo_url} />
          <div className="min-w-0 grow">
            <h2 id={`student-${row.application_id}`} className="text-base leading-snug wrap-anywhere">
              {name}
            </h2>
            <p className="text-sm text-ink-soft wrap-anywhere">{initiative.name}</p>
            <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
              <Badge {...look}>{word}</Badge>
              <Engagement
                name={name}
                engagement={engagement}
                starting={!row.last_submitted_at && status !== 'needs_attention'}
              />
              <span className="text-xs text-ink-soft">{lastHeard(row)}</span>
            </div>
          </div>
        </div>
        <div className="grid gap-2">
          <dl className="flex justify-between gap-4">
            <Figure label="Progress">{tasks.percent}%</Figure>
            <Figure label="Tasks">
              {tasks.approved}/{tasks.total}
            </Figure>
            <Figure label="Pending Reviews" urgent={reviews_pending > 0}>
              {reviews_pending}
            </Figure>
          </dl>
          <progress aria-hidden value={tasks.percent} max={100} className="progress w-full" />
        </div>
        <div className="flex items-center gap-1 @3xl:col-span-2 @5xl:col-span-1">
          <Button
            variant={reviews_pending > 0 ? 'primary' : 'secondary'}
            data-key="o"
            icon={<FileText aria-hidden />}
            className="grow"
            onClick={onSubmissions}
          >
            View Submissions <span className="sr-only">of {name}</span>
          </Button>
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
    </Card>
  );
}

const lastHeard = ({ last_submitted_at, accepted_at }: ActiveStudent) =>
  last_submitted_at ? `Last submission ${timeAgo(last_submitted_at)}` : `Accepted ${timeAgo(accepted_at)}`;

type FigureProps = { label: string; urgent?: boolean; children: ReactNode };

const Figure = ({ label, urgent, children }: FigureProps) => (
  <div>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="font-semibold tabular-nums">
      {urgent ? <span className="rounded-tag bg-sun px-2 text-on-sun">{children}</span> : children}
    </dd>
  </div>
);
