// The student's finished initiatives with approved work and feedback.
import type { FinishedInitiative } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { finishedQuery } from '../student-queries.ts';

type Props = {
  link: (finished: FinishedInitiative) => ReactNode;
  /** Link to browse initiatives, for a student without a finished one. */
  browse: ReactNode;
};

export const FinishedInitiatives = (props: Props) => (
  <section aria-labelledby="finished" className="grid grid-cols-1 gap-4">
    <h2 id="finished" className="text-xl">
      Finished initiatives
    </h2>
    <List {...props} />
  </section>
);

function List({ link, browse }: Props) {
  const list = useInfiniteQuery(finishedQuery);
  return (
    <PagedList
      list={list}
      failed={{ title: 'Failed to load your finished initiatives', text: failureText(list.error) }}
      loading={
        <div role="status">
          <span className="sr-only">Loading your finished initiatives…</span>
          <SkeletonCard />
        </div>
      }
      empty={
        <Card className="flex flex-wrap items-center gap-x-5 gap-y-4 border-dashed">
          <Award aria-hidden className="size-9 text-trail" strokeWidth={1.5} />
          <p className="min-w-0 flex-1 basis-56 text-ink-soft">
            When all tasks of an initiative are approved, it shows up here with your work and feedback.
          </p>
          {browse}
        </Card>
      }
      noun={['initiative', 'initiatives']}
    >
      {(items) => (
        <ul className={cx('grid gap-5', items.length > 1 && 'lg:grid-cols-2')}>
          {items.map((finished) => (
            <li key={finished.id} className="min-w-0">
              <Finished finished={finished} link={link(finished)} wide={items.length === 1} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

type FinishedProps = { finished: FinishedInitiative; link: ReactNode; /** Has a row alone. */ wide: boolean };

function Finished({ finished, link, wide }: FinishedProps) {
  const { company, work } = finished;
  const name = nameOf('company', company.company_name);
  return (
    <Card className="grid h-full content-start gap-4">
      <div className="flex items-center gap-3">
        <LogoTile id={company.id} name={name} src={company.logo_url} />
        <div className="min-w-0">
          <h3 className="text-lg leading-tight wrap-anywhere">{link}</h3>
          <p className="truncate text-sm text-ink-soft">
            {name} · Finished {timeAgo(finished.finished_at)}
          </p>
        </div>
      </div>
      <Trail label={`Approved work of ${finished.initiative.name}`} direction={wide ? 'rows' : 'down'}>
        {work
          .map(({ task_title, feedback }, i) => ({ task_title, feedback, place: i }))
          .map(({ task_title, feedback, place }) => (
            <Waypoint
              key={place}
              state="done"
              title={task_title}
              note={feedback && <span className="line-clamp-4 as-typed">“{feedback}”</span>}
            />
          ))}
      </Trail>
    </Card>
  );
}
