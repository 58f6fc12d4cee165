// The end of the survey: how many initiatives fit, and the first three with their reasons.
import type { InitiativeCard } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LazyWelcome } from '../../ui/scenes/lazy-scenes.ts';
import { ScenePlaceholder } from '../../ui/scenes/scene-placeholder.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { bestFitQuery } from './best-fit-query.ts';
import { fitsInWords } from './fits-in-words.ts';

type Props = {
  card: (initiative: InitiativeCard) => ReactNode;
  /** Links for what to do next; the main one comes last. */
  ways: ReactNode;
};

export function FitResult({ card, ways }: Props) {
  const { data, error, isStale, isFetching, refetch } = useQuery(bestFitQuery);
  // Waits for the result that includes the last answer.
  const [settled, setSettled] = useState(false);
  if (data && !isStale && !settled) setSettled(true);
  if (!data || !settled)
    return error ? (
      <ErrorState
        title="Failed to load your matches"
        text={failureText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonList of="card" count={3} label="Finding your matches…" />
    );
  const { count, initiatives } = data;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid items-center gap-x-10 gap-y-5 md:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-72">
          <Suspense fallback={<ScenePlaceholder />}>
            <LazyWelcome />
          </Suspense>
        </div>
        <div role="status" className="grid gap-2 max-md:text-center">
          <h2 className="text-3xl">{count === 0 ? "Thanks, that's all" : fitsInWords(count)}</h2>
          <p className="max-w-line text-ink-soft">
            {count === 0
              ? "Nothing matches your answers yet. When a matching initiative opens, you'll find it at the top of Initiatives."
              : 'Based on your answers, not on what you click. You can change your answers on your profile.'}
          </p>
        </div>
      </div>
      {initiatives.length > 0 && (
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {initiatives.map((initiative) => (
            <li key={initiative.id} className="min-w-0">
              {card(initiative)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">{ways}</div>
    </div>
  );
}
