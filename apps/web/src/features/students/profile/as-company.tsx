// What a company sees of the student, before and after it accepted: the very view it gets, from the server.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { StudentProfileSkeleton } from './student-profile-skeleton.tsx';
import { StudentProfileView } from './student-profile-view.tsx';
import { previewQuery } from '../student-queries.ts';

type Stage = 'pending' | 'accepted';

type Props = {
  stage: Stage;
  onStage: (stage: Stage) => void;
  /** Back to one's own view. */
  back: ReactNode;
};

const tabs = [
  { value: 'pending', label: 'While you wait' },
  { value: 'accepted', label: 'Once accepted' },
] as const;

const explained: Record<Stage, string> = {
  pending: 'Companies you apply to see this. Nobody else does: no student, no visitor, no other company.',
  accepted: 'A company that works with you sees your school and handles too, until the collaboration ends.',
};

export function AsCompany({ stage, onStage, back }: Props) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(stage));
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice tone="info" title="What a company sees" action={back}>
        {explained[stage]} Your e-mail address is never shown.
      </Notice>
      <Tabs label="When" look="segment" tabs={tabs} value={stage} onChange={onStage}>
        <Card>
          {data ? (
            <StudentProfileView student={data} />
          ) : error ? (
            <ErrorState
              title="Failed to load profile"
              text={failureText(error)}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <StudentProfileSkeleton />
          )}
        </Card>
      </Tabs>
    </div>
  );
}
