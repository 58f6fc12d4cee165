// Shows the student's profile as a company sees it, before and after accepting. The data comes from the server.
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
  /** Link back to the student's own view. */
  back: ReactNode;
};

const tabs = [
  { value: 'pending', label: 'Before they accept' },
  { value: 'accepted', label: 'After they accept' },
] as const;

const explained: Record<Stage, string> = {
  pending: "Only companies you apply to can see this. Other companies, students and visitors can't.",
  accepted:
    'A company that accepts you also sees your school and social handles, if you share them with it. You choose when you apply, and you can change it in Settings.',
};

export function AsCompany({ stage, onStage, back }: Props) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(stage));
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice tone="info" title="What a company sees" action={back}>
        {explained[stage]} Your email is never shown.
      </Notice>
      <Tabs label="Stage" look="segment" tabs={tabs} value={stage} onChange={onStage}>
        <Card>
          {data ? (
            <div className="grid grid-cols-1 gap-5">
              <p className="text-sm text-ink-soft">This is what they read:</p>
              <StudentProfileView student={data} />
            </div>
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
