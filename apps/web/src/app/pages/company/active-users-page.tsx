// /company-active-users: the company's students, the review queue, rewards, or one review, which fills the page. Everything that
// is open is in the URL.
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { StudentTab } from '@questline/contract';
import type { RewardTab } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { Suspense } from 'react';
import { StudentsSummary } from '../../../features/applications/working/students-summary.tsx';
import { useStudentTabs } from '../../../features/applications/working/use-student-tabs.ts';
import { studentsSummaryQuery } from '../../../features/applications/working/working-queries.ts';
import { WorkingList } from '../../../features/applications/working/working-list.tsx';
import { yourTurnQuery } from '../../../features/home/company/your-turn-query.ts';
import { StudentSubmissionsDialog } from '../../../features/submissions/review/student-submissions-dialog.tsx';
import { useNextReview } from '../../../features/submissions/review/use-next-review.ts';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Pending } from '../../pending.tsx';
import { RouterBackLink, RouterButtonLink } from '../../shell/links.tsx';
import { messageLink, studentMessage } from '../messages/message-link.tsx';
import { NameSearch } from './name-search.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { useKeptPlace } from '../shared/use-kept-place.ts';
import { useLast } from '../shared/use-last.ts';
import { useSearchChange } from '../shared/use-search-change.ts';

const ReviewWorkspace = lazyPart(
  () => import('../../../features/submissions/review/review-workspace.tsx'),
  'ReviewWorkspace',
);

const ReviewQueue = lazyPart(
  () => import('../../../features/submissions/review/review-queue.tsx'),
  'ReviewQueue',
);

const CompanyRewards = lazyPart(
  () => import('../../../features/rewards/company-rewards.tsx'),
  'CompanyRewards',
);

const route = '/company-shell/company-active-users';

export function ActiveUsersPage() {
  const { view, application, submission, student } = useSearch({ from: route });
  const { open, close } = useParts();
  const lastApplication = useLast(application);
  const isReviewing = submission !== undefined;
  const summary = useQuery({ ...studentsSummaryQuery, enabled: view === 'queue' }).data;
  const hasNobody = summary?.active_students === 0;
  const keepPlace = useKeptPlace(isReviewing);
  const review = (id: string) => {
    keepPlace();
    open({ submission: id });
  };
  return (
    <>
      {/* The list stays, so that closing a review returns to the same place. */}
      <div hidden={isReviewing}>
        {view === 'queue' ? (
          <Suspense fallback={<Pending />}>
            <ReviewQueue
              onReview={review}
              untouched={
                hasNobody && { text: 'Work that students send you shows up here.', action: applications }
              }
              covered={[application, submission, student].some(Boolean)}
              back={back}
            />
          </Suspense>
        ) : view === 'rewards' ? (
          <Suspense>
            <Rewards />
          </Suspense>
        ) : (
          <Students onReview={review} />
        )}
      </div>
      {lastApplication && (
        <StudentSubmissionsDialog
          key={lastApplication}
          applicationId={lastApplication}
          open={application !== undefined && !isReviewing}
          onClose={() => close('application')}
          onReview={review}
          message={(about) => messageLink(about)}
        />
      )}
      {isReviewing && (
        <Suspense fallback={<Pending />}>
          <ReviewWorkspace
            // Auto-advance is a separate choice for the queue and for a single student.
            key={view}
            id={submission}
            onClose={() => close('submission')}
            onOpen={(id) => open({ submission: id }, true)}
            scope={view === 'queue' ? 'queue' : 'student'}
          />
        </Suspense>
      )}
      <StudentDialog id={student} onClose={() => close('student')} />
    </>
  );
}

function Rewards() {
  const { rewards: tab = 'to_pay' } = useSearch({ from: route });
  const navigate = useNavigate({ from: '/company-active-users' });
  const show = (next: RewardTab) =>
    void navigate({
      search: { view: 'rewards', ...(next !== 'to_pay' && { rewards: next }) },
      replace: true,
      resetScroll: false,
    });
  return <CompanyRewards tab={tab} onTab={show} back={back} />;
}

type Parts = { [part in 'application' | 'submission' | 'student']?: string | undefined };

/** Opens and closes parts of the page without scrolling it. */
function useParts() {
  const navigate = useNavigate({ from: '/company-active-users' });
  const open = (parts: Parts, replace = false) =>
    void navigate({ search: (now: Parts) => ({ ...now, ...parts }), replace, resetScroll: false });
  return { open, close: (part: keyof Parts) => open({ [part]: undefined }, true) };
}

const sorts = [
  { value: 'attention', label: 'Most urgent first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'most_done', label: 'Most progress first' },
] as const;

type Asked = {
  tab: StudentTab;
  sort: (typeof sorts)[number]['value'];
  search: string;
};

function Students({ onReview }: { onReview: (submissionId: string) => void }) {
  const { tab = 'all', sort = 'attention', search = '' } = useSearch({ from: route });
  const changeSearch = useSearchChange<Partial<Asked>>('/company-active-users');
  const { open } = useParts();
  const { tabs, nobody } = useStudentTabs({ tab, sort, search });
  // Part of "Your turn", which the shell has loaded.
  const rewards = useQuery(yourTurnQuery).data?.rewards.count;
  const reviewNext = useNextReview({ onReview, onNone: (application) => open({ application }) });
  const ask = (asked: Partial<Asked>) =>
    changeSearch((now) => {
      const next = { ...now, ...asked };
      return {
        ...(next.tab && next.tab !== 'all' && { tab: next.tab }),
        ...(next.sort && next.sort !== 'attention' && { sort: next.sort }),
        ...(next.search && { search: next.search }),
      };
    });
  const list = (
    <WorkingList
      key={tab}
      asked={{ tab, sort, search }}
      onClear={() => ask({ search: '' })}
      onReview={({ application_id }) => void reviewNext(application_id)}
      onSubmissions={({ application_id }) => open({ application: application_id })}
      onProfile={({ student }) => open({ student: student.id })}
      message={studentMessage}
      tools={
        // In the row of the tabs, if it has room.
        <div className="mb-4 flex flex-wrap gap-2 min-[90rem]:absolute min-[90rem]:top-0.5 min-[90rem]:right-0 min-[90rem]:m-0 min-[90rem]:flex-nowrap">
          <NameSearch
            label="Search by name"
            value={search}
            onSearch={(next) => ask({ search: next })}
            className="grow basis-36 md:max-w-80 md:basis-60 min-[90rem]:w-60 min-[90rem]:grow-0"
          />
          {tab === 'all' && (
            <Select
              aria-label="Sort"
              className="max-md:basis-44 md:max-w-56 md:grow min-[90rem]:grow-0"
              value={sort}
              options={[...sorts]}
              onChange={(event) => ask({ sort: event.currentTarget.value as Asked['sort'] })}
            />
          )}
        </div>
      }
      applications={applications}
    />
  );
  const summary = <StudentsSummary queueLink={queueLink} rewardsLink={rewardsLink} rewards={rewards} />;
  if (nobody)
    return (
      <div className="grid gap-4">
        {!!rewards && summary}
        {list}
      </div>
    );
  return (
    <div className="grid gap-4">
      {summary}
      <div className="relative min-w-0">
        <Tabs
          label="Active Users"
          look="segment"
          tabs={tabs}
          value={tab}
          onChange={(next) => ask({ tab: next })}
        >
          {list}
        </Tabs>
      </div>
    </div>
  );
}

const figureLink = 'stretched underline decoration-[1.5px] underline-offset-4';

const queueLink = (
  <Link to="/company-active-users" search={{ view: 'queue' }} className={figureLink}>
    Pending Reviews
  </Link>
);

const rewardsLink = (
  <Link to="/company-active-users" search={{ view: 'rewards' }} className={figureLink}>
    Rewards
  </Link>
);

/** On wide screens, it's in the top bar. */
const back = (
  <div className="md:hidden">
    <RouterBackLink to="/company-active-users">Active Users</RouterBackLink>
  </div>
);

const applications = (
  <RouterButtonLink to="/company-inbox" search={{ tab: 'applications' }} icon={<Inbox aria-hidden />}>
    See applications
  </RouterButtonLink>
);
