// The student's finished initiatives, which lead to the record.
import type { FinishedInitiative } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Award, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { LogoTile } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import { finishedQuery } from '../student-queries.ts';

type Props = {
  /** The initiative's name as a link to the record (class `stretched`). */
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
            When all tasks of an initiative are approved, it shows up here and in your record.
          </p>
          {browse}
        </Card>
      }
      noun={['initiative', 'initiatives']}
    >
      {(items) => (
        <ul className="grid gap-3">
          {items.map((finished) => (
            <li key={finished.id} className="min-w-0">
              <Finished finished={finished} link={link(finished)} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

type FinishedProps = { finished: FinishedInitiative; link: ReactNode };

function Finished({ finished: { company, finished_at }, link }: FinishedProps) {
  const name = nameOf('company', company.company_name);
  return (
    <Card lifts tight className="flex items-center gap-3">
      <LogoTile id={company.id} name={name} src={company.logo_url} />
      <div className="min-w-0 grow">
        <h3 className="text-base leading-tight wrap-anywhere">{link}</h3>
        <p className="truncate text-sm text-ink-soft">
          {name} · Finished {timeAgo(finished_at)}
        </p>
      </div>
      <ChevronRight aria-hidden className="text-ink-soft" />
    </Card>
  );
}
