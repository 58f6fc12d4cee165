// The company's to-do list: promised answers, then the longest wait. The page passes in the links.
import type { YourTurn as Waits } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { daysInWords } from '../../../lib/format/durations.ts';
import { ownCompanyQuery } from '../../../lib/query/own-company.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedNotice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { DayDots } from '../../../ui/trail/day-dots.tsx';
import { PathSegment } from '../../../ui/trail/trail.tsx';
import { yourTurnQuery } from './your-turn-query.ts';
import { type Turn, type TurnKind, turnsOf } from './your-turn-words.ts';

type Props = {
  /** The button that leads to the work; the first one is filled. */
  action: (kind: TurnKind, waits: Waits, first: boolean) => ReactNode;
  /** For a company that hasn't started yet. */
  hideEmpty?: boolean;
};

export function YourTurn({ action, hideEmpty = false }: Props) {
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery(yourTurnQuery);
  const turns = data && turnsOf(data);
  const days = useQuery(ownCompanyQuery).data?.answers_within_days;
  if (hideEmpty && turns?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-3 md:gap-4">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id={id} className="text-xl">
            Your turn
          </h2>
          {turns && turns.length > 1 && (
            <p className="text-sm text-ink-soft">
              Most urgent first. {days && `You promise students an answer within ${daysInWords(days)}.`}
            </p>
          )}
        </div>
        {turns ? (
          <ol className="trail turns -mx-2 -mb-2">
            {turns.map((turn, i) => (
              <TurnRow
                key={turn.kind}
                turn={turn}
                first={i === 0}
                action={action(turn.kind, data, i === 0)}
              />
            ))}
            <CaughtUp nothing={turns.length === 0} />
          </ol>
        ) : isError ? (
          <FailedNotice busy={isFetching} onRetry={() => void refetch()}>
            Failed to load what's waiting for you.
          </FailedNotice>
        ) : (
          <div role="status">
            <span className="sr-only">Loading what's waiting for you…</span>
            <SkeletonText lines={4} />
          </div>
        )}
      </Card>
    </section>
  );
}

type RowProps = { turn: Turn; first: boolean; action: ReactNode };

const TurnRow = ({ turn: { count, title, note, age, promise, detail }, first, action }: RowProps) => (
  <li data-state={first ? 'current' : 'open'}>
    <PathSegment />
    <span className="trail-pin">{count > 99 ? '99+' : count}</span>
    <div className="trail-text flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-36">
        <p className="leading-snug font-semibold">{title}</p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft md:line-clamp-1">{note}</p>
        <p className="text-sm font-semibold md:hidden">{age}</p>
        {promise && (
          <p className="text-sm text-ink-soft md:hidden">
            <DayDots {...promise.clock}>{promise.text}</DayDots>
          </p>
        )}
      </div>
      <div className="w-52 text-sm max-md:hidden">
        <p className="font-semibold">{age}</p>
        {promise && (
          <p className="text-ink-soft">
            <DayDots {...promise.clock}>{promise.text}</DayDots>
          </p>
        )}
        {detail && <p className="text-ink-soft">{detail}</p>}
      </div>
      <div className={cx('*:w-full md:w-49', first ? 'max-md:w-full' : 'max-md:w-24')}>{action}</div>
    </div>
  </li>
);

const CaughtUp = ({ nothing }: { nothing: boolean }) => (
  <li data-state="done">
    <span aria-hidden className="trail-pin turns-end">
      <Flag />
    </span>
    <div className="trail-text text-ink-soft">
      {nothing ? (
        <>
          <p className="font-semibold text-ink">You're all caught up.</p>
          <p className="text-sm">New applications, work and messages will show up here.</p>
        </>
      ) : (
        <p className="text-sm">Then you're all caught up.</p>
      )}
    </div>
  </li>
);
