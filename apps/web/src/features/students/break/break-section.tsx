// In the settings: the student's break.
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { FailedNotice } from '../../../ui/feedback/notice.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { TakeBreakButton } from './break-controls.tsx';
import { breakQuery } from './break-query.ts';
import { OnBreak } from './on-break.tsx';

export function BreakSection() {
  const { data, error, isFetching, refetch } = useQuery(breakQuery);
  return (
    <PageSection
      title="Taking a break"
      text="For exams, a vacation or a busy week. Your tasks and drafts stay as they are."
    >
      {error && !data ? (
        <FailedNotice title="Failed to load your break" busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </FailedNotice>
      ) : data?.back_on ? (
        <OnBreak backOn={data.back_on} />
      ) : (
        <div>
          <TakeBreakButton />
        </div>
      )}
    </PageSection>
  );
}
