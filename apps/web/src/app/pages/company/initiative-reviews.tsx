import { useSearch } from '@tanstack/react-router';
import { StudentSubmissionsDialog } from '../../../features/submissions/review/student-submissions-dialog.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { messageLink } from '../messages/message-link.tsx';
import { useLast } from '../shared/use-last.ts';
import { useInitiativeSearch } from './use-initiative-search.ts';

const ReviewWorkspace = lazyPart(
  () => import('../../../features/submissions/review/review-workspace.tsx'),
  'ReviewWorkspace',
);

type Props = { initiative: { id: string; name: string }; onReview: (submissionId: string) => void };

/** A student's submissions, and the open review, which fills the page. */
export function InitiativeReviews({ initiative: { id, name }, onReview }: Props) {
  const { tab, application, submission } = useSearch({ from: '/company-shell/company/initiative/$id' });
  const { change, close } = useInitiativeSearch();
  const lastApplication = useLast(application);
  return (
    <>
      {lastApplication && (
        <StudentSubmissionsDialog
          key={lastApplication}
          applicationId={lastApplication}
          open={application !== undefined && submission === undefined}
          onClose={() => close('application')}
          onReview={onReview}
          message={(about) => messageLink(about)}
        />
      )}
      {submission !== undefined && (
        <ReviewWorkspace
          key={tab}
          id={submission}
          onClose={() => close('submission')}
          onOpen={(next) => change({ submission: next })}
          scope={tab === 'work' ? { initiative: id } : 'student'}
          back={name}
        />
      )}
    </>
  );
}
