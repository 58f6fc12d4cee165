import type { CompanyProfile } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ownCompanyQuery } from '../../lib/query/own-company.ts';
import { CompanyProfileSkeleton } from './profile/company-profile-skeleton.tsx';

type Props = {
  children: (profile: CompanyProfile) => ReactNode;
  /** For a small card. */
  small?: boolean;
};

/** Loads the company's own profile and renders its children with it. */
export function OwnCompany({ children, small = false }: Props) {
  const { data, isPending, isFetching, refetch } = useQuery(ownCompanyQuery);
  if (data) return children(data);
  if (isPending) return <CompanyProfileSkeleton small={small} />;
  return (
    <ErrorState
      title="Error loading company profile"
      text="Could not load your company information. Please try again."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
