// Loads one student and shows them as the signed-in company may see them.
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NotFoundScene } from '../../../ui/scenes/not-found-scene.tsx';
import { StudentProfileSkeleton } from './student-profile-skeleton.tsx';
import { StudentProfileView } from './student-profile-view.tsx';
import { studentQuery } from '../student-queries.ts';

type Props = Pick<ComponentProps<typeof StudentProfileView>, 'action' | 'untitled' | 'fits'> & {
  id: string;
  /** Link to leave the page when the profile isn't found. */
  back?: ReactNode;
};

export function StudentProfile({ id, back, ...shown }: Props) {
  const { data, error, isFetching, refetch } = useQuery(studentQuery(id));
  // A student who withdrew is hidden, even if their profile was loaded before.
  if (isNotFound(error)) return <StudentNotFound action={back} />;
  if (data) return <StudentProfileView student={data} {...shown} />;
  if (!error) return <StudentProfileSkeleton untitled={shown.untitled} />;
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
    text="It doesn't exist, or you don't have access to it. Only the student and companies they applied to can see it."
    action={action}
  />
);
