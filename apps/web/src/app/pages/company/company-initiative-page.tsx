// /company/initiative/{id}: one of the company's initiatives with everything that happens in it. The tab is in the URL.
import type { OwnInitiative } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import { InitiativeSkeleton } from '../../../features/initiatives/details/initiative-skeleton.tsx';
import { InitiativeAbout } from '../../../features/initiatives/own/initiative-about.tsx';
import { InitiativeHead } from '../../../features/initiatives/own/initiative-head.tsx';
import { ownInitiativeQuery, takedownQuery } from '../../../features/initiatives/own/own-initiatives.ts';
import { TakenDown } from '../../../features/initiatives/own/taken-down.tsx';
import { isNotFound } from '../../../lib/format/failure-text.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { Pending } from '../../pending.tsx';
import { RouterBackLink, RouterButtonLink } from '../../shell/links.tsx';
import { InitiativeNotFound } from '../shared/activation-links.tsx';
import { useKeptPlace } from '../shared/use-kept-place.ts';
import { ExportButton } from './export/export-button.tsx';
import type { ExportedList } from './export/export-list.ts';
import { InitiativeActions } from './initiative-actions.tsx';
import { useInitiativeSearch } from './use-initiative-search.ts';

const from = '/company-shell/company/initiative/$id';

const Turns = lazyPart(() => import('./initiative-turns.tsx'), 'InitiativeTurns');
const Applicants = lazyPart(() => import('./initiative-applicants.tsx'), 'InitiativeApplicants');
const Students = lazyPart(() => import('./initiative-students.tsx'), 'InitiativeStudents');
const Reviews = lazyPart(() => import('./initiative-reviews.tsx'), 'InitiativeReviews');
const Results = lazyPart(
  () => import('../../../features/initiatives/results/initiative-results.tsx'),
  'InitiativeResults',
);
const Work = lazyPart(() => import('./initiative-work.tsx'), 'InitiativeWork');

export function CompanyInitiativePage() {
  const { id } = useParams({ from });
  const { data, error, isFetching, refetch } = useQuery(ownInitiativeQuery(id));
  const { application, submission } = useSearch({ from });
  const { open } = useInitiativeSearch();
  const isReviewing = submission !== undefined;
  const keepPlace = useKeptPlace(isReviewing);
  const review = (next: string) => {
    keepPlace();
    open({ submission: next });
  };
  if (isNotFound(error)) return <MissingInitiative id={id} />;
  return (
    <>
      {/* The list stays, so that closing a review returns to the same place. */}
      <div className={isReviewing ? 'hidden' : 'grid gap-5'}>
        {data ? (
          <InitiativeHead initiative={data} back={back} actions={<InitiativeActions initiative={data} />} />
        ) : (
          back
        )}
        {!data && error && (
          <ErrorState
            title="Failed to load initiative details"
            text="Your work is safe. Please try again."
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <InitiativeSkeleton />}
        {data && <InitiativeTabs key={id} initiative={data} onReview={review} />}
      </div>
      {data && (application ?? submission) && (
        <Suspense fallback={isReviewing && <Pending />}>
          <Reviews initiative={data} onReview={review} />
        </Suspense>
      )}
    </>
  );
}

/** On wide screens, it's in the top bar. */
const back = (
  <div className="md:hidden">
    <RouterBackLink to="/company-overview">Back to overview</RouterBackLink>
  </div>
);

type TabsProps = { initiative: OwnInitiative; onReview: (submissionId: string) => void };

function InitiativeTabs({ initiative, onReview }: TabsProps) {
  const { tab = 'about' } = useSearch({ from });
  const { show } = useInitiativeSearch();
  const { to_decide, to_review, working, finished } = initiative.totals;
  const tabs = [
    { value: 'about', label: 'About' },
    { value: 'applicants', label: 'Applicants', ...counted(to_decide), urgent: true },
    { value: 'students', label: 'Students', ...counted(working + finished) },
    { value: 'work', label: 'Work', ...counted(to_review), urgent: true },
    { value: 'results', label: 'Results' },
  ] as const;
  const exporting = (list: ExportedList) => <ExportButton list={list} initiative={initiative} />;
  return (
    <Tabs label="Initiative" tabs={tabs} value={tab} onChange={show}>
      <Suspense fallback={<SkeletonList of="row" count={3} />}>
        {tab === 'about' && (
          <InitiativeAbout
            initiative={initiative}
            edit={editLink(initiative.id)}
            turns={<WhatIsWaiting initiative={initiative} />}
          />
        )}
        {tab === 'applicants' && <Applicants initiative={initiative} tools={exporting('applicants')} />}
        {tab === 'students' && (
          <Students initiative={initiative} onReview={onReview} tools={exporting('students')} />
        )}
        {tab === 'work' && <Work initiative={initiative} onReview={onReview} tools={exporting('reviews')} />}
        {tab === 'results' && <Results initiative={initiative} tools={exporting('results')} />}
      </Suspense>
    </Tabs>
  );
}

/** What needs an answer, if anything does. */
function WhatIsWaiting({ initiative }: { initiative: OwnInitiative }) {
  const { to_decide, to_review } = initiative.totals;
  if (to_decide + to_review === 0) return null;
  const rows = to_decide > 0 && to_review > 0 ? 'h-51 lg:h-39' : 'h-27 lg:h-21';
  return (
    <Suspense fallback={<SkeletonBlock className={`rounded-card ${rows}`} />}>
      <Turns initiative={initiative} />
    </Suspense>
  );
}

const editLink = (id: string): ComponentProps<typeof InitiativeAbout>['edit'] =>
  function EditLink(step, words) {
    return (
      <RouterButtonLink
        to="/edit-initiative/$id"
        params={{ id }}
        search={{ step }}
        variant="secondary"
        size="small"
        icon={<Plus aria-hidden className="size-4 text-ink-soft" />}
      >
        {words}
      </RouterButtonLink>
    );
  };

const counted = (count: number) => (count > 0 ? { count } : {});

/** Says so if operators took it down. */
function MissingInitiative({ id }: { id: string }) {
  const { data, isPending } = useQuery(takedownQuery(id));
  if (isPending) return <InitiativeSkeleton />;
  if (!data) return <InitiativeNotFound />;
  return (
    <TakenDown
      takedown={data}
      ways={
        <>
          <RouterButtonLink to="/create-initiative">Create a new initiative</RouterButtonLink>
          <RouterButtonLink to="/company-overview" variant="secondary">
            Back to overview
          </RouterButtonLink>
        </>
      }
    />
  );
}
