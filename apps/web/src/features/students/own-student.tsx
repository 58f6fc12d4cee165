import type { OwnStudentProfile } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ownStudentQuery } from './student-queries.ts';

type Props = { loading: ReactNode; children: (profile: OwnStudentProfile) => ReactNode };

/** Loads the student's own profile and renders its children with it. */
export function OwnStudent({ loading, children }: Props) {
  const { data, error, isFetching, refetch } = useQuery(ownStudentQuery);
  if (data) return children(data);
  if (!error) return loading;
  return (
    <ErrorState
      title="Failed to load profile"
      text={failureText(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
