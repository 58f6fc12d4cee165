// /company-active-users: the company's students, or the review queue. Everything that is open is in the URL.
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Inbox } from 'lucide-react';
import { Suspense } from 'react';
import { StudentsSummary } from '../../../features/applications/working/students-summary.tsx';
import { WorkingList } from '../../../features/applications/working/working-list.tsx';
import { ReviewQueue } from '../../../features/submissions/review/review-queue.tsx';
import { StudentSubmissionsDialog } from '../../../features/submissions/review/student-submissions-dialog.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { messageLink } from '../messages/message-link.tsx';
import { NameSearch } from './name-search.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { useLast } from '../shared/use-last.ts';
import { useSearchChange } from '../shared/use-search-change.ts';

const ReviewDialog = lazyPart(
  () => import('../../../features/submissions/review/review-dialog.tsx'),
  'ReviewDialog',
);

const route = '/company-shell/company-active-users';

export function ActiveUsersPage() {
  const { view, application, submission, student } = useSearch({ from: route });
  const { open, close } = useParts();
  const lastApplication = useLast(application);
  const lastSubmission = useLast(submission);
  const covered = [application, submission, student].some(Boolean);
  return (
    <>
      {view === 'queue' ? (
        <ReviewQueue onReview={(id) => open({ submission: id })} covered={covered} back={back} />
      ) : (
        <Students />
      )}
      {lastApplication && (
        <StudentSubmissionsDialog
          key={lastApplication}
          applicationId={lastApplication}
          open={application !== undefined}
          onClose={() => close('application')}
          onReview={(id) => open({ submission: id })}
          message={(about) => messageLink(about, { compact: true })}
        />
      )}
      {lastSubmission && (
        <Suspense>
          <ReviewDialog
            // Auto-advance is a separate choice for the queue and for a single student.
            key={view}
            id={lastSubmission}
            open={submission !== undefined}
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

type Parts = { [part in 'application' | 'submission' | 'student']?: string | undefined };

/** Opens and closes dialogs without scrolling the page. */
function useParts() {
  const navigate = useNavigate({ from: '/company-active-users' });
  const open = (parts: Parts, replace = false) =>
    void navigate({ search: (now: Parts) => ({ ...now, ...parts }), replace, resetScroll: false });
  return { open, close: (part: keyof Parts) => open({ [part]: undefined }, true) };
}

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'in_progress', label: 'In Progress' },
  { value: 'completed', label: 'Completed' },
  { value: 'needs_attention', label: 'Needs Attention' },
] as const;

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'most_done', label: 'Most progress first' },
] as const;

type Asked = {
  tab: (typeof tabs)[number]['value'];
  sort: (typeof sorts)[number]['value'];
  search: string;
};

function Students() {
  const { tab = 'all', sort = 'newest', search = '' } = useSearch({ from: route });
  const changeSearch = useSearchChange<Partial<Asked>>('/company-active-users');
  const { open } = useParts();
  const ask = (asked: Partial<Asked>) =>
    changeSearch((now) => {
      const next = { ...now, ...asked };
      return {
        ...(next.tab && next.tab !== 'all' && { tab: next.tab }),
        ...(next.sort && next.sort !== 'newest' && { sort: next.sort }),
        ...(next.search && { search: next.search }),
      };
    });
  return (
    <div className="grid gap-6">
      <StudentsSummary queueLink={queueLink} />
      <Tabs label="Active Students" tabs={tabs} value={tab} onChange={(next) => ask({ tab: next })}>
        <WorkingList
          key={tab}
          asked={{ tab, sort, search }}
          onClear={() => ask({ search: '' })}
          onSubmissions={({ application_id }) => open({ application: application_id })}
          onProfile={({ student }) => open({ student: student.id })}
          message={(row) => messageLink(row, { variant: 'quiet', compact: true })}
          tools={
            <div className="mb-4 flex flex-wrap gap-3">
              <NameSearch
                label="Search by name"
                value={search}
                onSearch={(next) => ask({ search: next })}
                className="grow basis-60 md:max-w-80"
              />
              {tab === 'all' && (
                <Select
                  aria-label="Sort"
                  className="grow md:max-w-52"
                  value={sort}
                  options={[...sorts]}
                  onChange={(event) => ask({ sort: event.currentTarget.value as Asked['sort'] })}
                />
              )}
            </div>
          }
          applications={applications}
        />
      </Tabs>
    </div>
  );
}

const queueLink = (
  <Link to="/company-active-users" search={{ view: 'queue' }} className="stretched">
    Pending Reviews
  </Link>
);

const back = (
  <Link
    to="/company-active-users"
    className="inline-flex items-center gap-1.5 justify-self-start text-sm font-semibold text-trail underline-offset-4 hover:underline"
  >
    <ArrowLeft aria-hidden className="size-4" />
    Active Students
  </Link>
);

const applications = (
  <RouterButtonLink to="/company-inbox" search={{ tab: 'applications' }} icon={<Inbox aria-hidden />}>
    See applications
  </RouterButtonLink>
);
