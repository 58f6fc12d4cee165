// The next task in one initiative. The first card is larger: it's the one to start with.
import type { HomeTurn } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { forHowLong, timeAgo } from '../../lib/format/time-ago.ts';
import { LogoTile } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { TrailDots } from '../../ui/trail/trail-dots.tsx';
import { YourTurnBadge } from '../../ui/your-turn-badge.tsx';

type Props = {
  turn: HomeTurn;
  /** What to do, as the link over the whole card (class `stretched`). */
  link: ReactNode;
  first?: boolean;
  /** The student is on a break. */
  calm?: boolean;
  /** An unread message about this initiative. */
  message?: ReactNode;
};

export function TurnCard({ turn, link, first = false, calm = false, message }: Props) {
  const { kind, title, company, initiative, tasks_approved: approved, task_count: total } = turn;
  const name = nameOf('company', company.company_name);
  return (
    <Card
      lifts
      className={cx(
        'flex h-full flex-col gap-4',
        first && 'md:p-7',
        first && !calm && 'border-2 border-sun!',
      )}
    >
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <LogoTile id={company.id} name={name} src={company.logo_url} />
          <div className="min-w-0 text-sm leading-snug">
            <p className="line-clamp-2 font-semibold">{initiative.name}</p>
            <p className="truncate text-ink-soft">{name}</p>
          </div>
        </div>
        {!calm && (kind === 'revision' ? <Badge tone="red">Needs Revision</Badge> : <YourTurnBadge />)}
      </div>
      <h3 className={cx('leading-tight wrap-anywhere', first ? 'text-2xl' : 'text-lg')}>{title}</h3>
      <div className="mt-auto grid gap-2">
        <TrailDots done={approved} total={total} over={calm} />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft tabular-nums">
          <span>
            {approved} of {total} approved
          </span>
          <Since at={turn.since} asked={kind === 'revision'} />
        </p>
      </div>
      <div>{link}</div>
      {message}
    </Card>
  );
}

function Since({ at, asked }: { at: string; asked: boolean }) {
  const lasting = forHowLong(at);
  const since = lasting ? `Ready ${lasting}` : 'New';
  return <time dateTime={at}>{asked ? `Requested ${timeAgo(at)}` : since}</time>;
}
