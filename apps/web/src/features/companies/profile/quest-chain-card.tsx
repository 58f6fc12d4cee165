import type { Onboarding, OpenInitiative } from '@questline/contract';
import type { QuestStep } from '@questline/contract/plain';
import { limits } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { FailedNotice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Trail, Waypoint } from '../../../ui/trail/trail.tsx';
import { onboardingQuery } from '../company-queries.ts';
import type { StudentsOf } from './company-trail.tsx';
import { ChangeOrder, QuestChain } from './quest-chain.tsx';

const words: Record<QuestStep, { title: string; note: string }> = {
  first_quick_win: {
    title: 'First Quick Win',
    note: `Up to ${limits.quickWinMaxHours} hours of work in total`,
  },
  second_initiative: { title: 'Second initiative', note: 'A step up' },
  third_initiative: { title: 'Third initiative', note: 'Unlocks your quest chain' },
};

type Props = {
  /** The name as a link, which only the page can build. */
  link: (initiative: OpenInitiative) => ReactNode;
  students: StudentsOf;
  /** Link to create the next initiative. */
  begin: ReactNode;
};

/** Progress toward a quest chain. Once it's unlocked, the chain. */
export function QuestChainCard({ link, students, begin }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(onboardingQuery);
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {data?.onboarding_completed === false ? 'Quest chain progress' : 'Quest chain'}
        </h2>
        {data?.onboarding_completed && <ChangeOrder initiatives={data.chain} />}
        {data && !data.onboarding_completed && (
          <p className="text-sm text-ink-soft tabular-nums">
            {data.steps.filter(({ done }) => done).length} of {limits.questChainLength} steps done
          </p>
        )}
      </div>
      {data ? (
        data.onboarding_completed ? (
          <QuestChain initiatives={data.chain} link={link} students={students} />
        ) : (
          <>
            <p className="-mt-3 text-sm text-ink-soft">
              Create three initiatives, then put them in order as a quest chain that students can follow step
              by step.
            </p>
            <Steps steps={data.steps} />
            {data.advice && <Advice onboarding={data}>{begin}</Advice>}
          </>
        )
      ) : isError ? (
        <FailedNotice busy={isFetching} onRetry={() => void refetch()}>
          Failed to load your progress.
        </FailedNotice>
      ) : (
        <div role="status">
          <span className="sr-only">Loading your progress…</span>
          <SkeletonText lines={3} />
        </div>
      )}
    </Card>
  );
}

function Steps({ steps }: { steps: { step: QuestStep; done: boolean }[] }) {
  const next = steps.findIndex(({ done }) => !done);
  return (
    <Trail label="Steps to your quest chain" direction="across">
      {steps.map(({ step, done }, i) => (
        <Waypoint
          key={step}
          state={done ? 'done' : i === next ? 'current' : 'open'}
          title={words[step].title}
          note={words[step].note}
        />
      ))}
    </Trail>
  );
}

const Advice = ({ onboarding, children }: { onboarding: Onboarding; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-control bg-sunken px-4 py-3">
    <p className="min-w-0 flex-1 basis-64 text-sm">
      <span className="font-semibold">Our advice: </span>
      {adviceOn(onboarding)}
    </p>
    {children}
  </div>
);

function adviceOn({ progress, steps }: Onboarding) {
  if (steps[0]!.done)
    return "Let the second one build on the first. A student who liked the Quick Win will want to know what's next.";
  const size = `up to ${limits.quickWinMaxHours} hours of work in total`;
  return progress > 0
    ? `None of your initiatives is a Quick Win yet. Add something small, with ${size}, so that students can get to know you.`
    : `Start with a Quick Win: something small, with ${size}. You'll both find out how you work together.`;
}
