// One student, as the company that asks may see them: for a page, and for a dialog.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NotFoundScene } from '../../../ui/scenes/not-found-scene.tsx';
import { StudentProfileSkeleton } from './student-profile-skeleton.tsx';
import { StudentProfileView } from './student-profile-view.tsx';
import { studentQuery } from '../student-queries.ts';

type Props = {
  id: string;
  /** Beside the name. */
  action?: ReactNode;
  /** Away from a student who is not there, or not to be seen. */
  wayOut?: ReactNode;
};

export function StudentProfile({ id, action, wayOut }: Props) {
  const { data, error, isFetching, refetch } = useQuery(studentQuery(id));
  // Who withdrew is no longer to be seen, whatever was read before.
  if (isNotFound(error)) return <StudentNotFound action={wayOut} />;
  if (data) return <StudentProfileView student={data} action={action} />;
  if (!error) return <StudentProfileSkeleton />;
  return (
    <ErrorState
      title="Failed to load profile"
      text={failureText(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

export const StudentNotFound = ({ action }: { action?: ReactNode }) => (
  <EmptyState
    live="status"
    scene={<NotFoundScene />}
    title="Profile not found"
    text="It does not exist, or it is not yours to see. Profiles are shown to the student and to companies they applied to."
    action={action}
  />
);
