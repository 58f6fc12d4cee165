import type { OwnInitiative } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { receivedQuery } from '../../../features/applications/received/received-queries.ts';
import { queueOf } from '../../../features/submissions/review/review-queries.ts';
import { answerByInWords, clockOf } from '../../../lib/format/answer-clock.ts';
import { Card } from '../../../ui/card.tsx';
import { itemsOf } from '../../../ui/lists/paged-list.tsx';
import { DayDots } from '../../../ui/trail/day-dots.tsx';
import { PathSegment } from '../../../ui/trail/trail.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';

/** What needs an answer from the company, at the top of its initiative's page. Work comes first: these students have
 *  already done something for it. The lists are those of the tabs, which then open immediately. */
export function InitiativeTurns({ initiative: { id, totals } }: { initiative: OwnInitiative }) {
  const { to_review: toReview, to_decide: toDecide } = totals;
  const work = itemsOf(useInfiniteQuery({ ...queueOf(id), enabled: toReview > 0 }).data);
  const applications = itemsOf(
    useInfiniteQuery({ ...receivedQuery('pending', id), enabled: toDecide > 0 }).data,
  );
  const oldestWork = work?.[0];
  const oldestApplication = applications?.[0];
  const look = (first: boolean) =>
    ({ resetScroll: false, variant: first ? 'primary' : 'secondary', size: 'small' }) as const;
  return (
    <section aria-labelledby="your-turn">
      <Card tight>
        <h3 id="your-turn" className="sr-only">
          Your turn
        </h3>
        <ol className="trail -m-2">
          {toReview > 0 && (
            <Turn
              first
              count={toReview}
              title={toReview === 1 ? 'Submission to review' : 'Submissions to review'}
              names={work?.map(({ student }) => student.full_name)}
              since={oldestWork?.completed_at}
              answerBy={oldestWork?.answer_by}
              action={
                <RouterButtonLink
                  {...look(true)}
                  to="/company/initiative/$id"
                  params={{ id }}
                  search={{ tab: 'work', ...(oldestWork && { submission: oldestWork.id }) }}
                >
                  Review
                </RouterButtonLink>
              }
            />
          )}
          {toDecide > 0 && (
            <Turn
              first={toReview === 0}
              count={toDecide}
              title={toDecide === 1 ? 'Application to answer' : 'Applications to answer'}
              names={applications?.map(({ student }) => student.full_name)}
              since={oldestApplication?.applied_at}
              answerBy={oldestApplication?.answer_by}
              action={
                <RouterButtonLink
                  {...look(toReview === 0)}
                  to="/company/initiative/$id"
                  params={{ id }}
                  search={{ tab: 'applicants' }}
                >
                  Decide
                </RouterButtonLink>
              }
            />
          )}
        </ol>
      </Card>
    </section>
  );
}

type TurnProps = {
  first: boolean;
  count: number;
  title: string;
  /** Undefined while they load. */
  names: string[] | undefined;
  since: string | undefined;
  answerBy: string | null | undefined;
  action: ReactNode;
};

const Turn = ({ first, count, title, names, since, answerBy, action }: TurnProps) => (
  <li data-state={first ? 'current' : 'open'}>
    <PathSegment />
    <span className="trail-pin">{count > 99 ? '99+' : count}</span>
    <div className="trail-text grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 lg:grid-cols-[minmax(0,1fr)_13rem_7rem]">
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{title}</p>
        <p className="line-clamp-2 min-h-5 text-sm wrap-anywhere text-ink-soft lg:line-clamp-1">
          {names && namesInWords(names, count)}
        </p>
      </div>
      <p className="min-h-5 text-sm max-lg:order-last max-lg:col-span-2">
        {since && answerBy && <DayDots {...clockOf(since, answerBy)}>{answerByInWords(answerBy)}</DayDots>}
      </p>
      <div className="grid">{action}</div>
    </div>
  </li>
);

const list = new Intl.ListFormat('en-US');

/** "Ana, Ben, and 3 more". A student who submitted several tasks is named once. Long lists are loaded in parts. */
function namesInWords(names: string[], count: number) {
  const students = [...new Set(names)];
  const shown = students.slice(0, students.length > 3 ? 2 : 3);
  const more = students.length - shown.length;
  const rest = names.length < count ? 'others' : `${more} more`;
  return list.format(more > 0 ? [...shown, rest] : shown);
}
