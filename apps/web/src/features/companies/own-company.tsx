import type { CompanyProfile } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { ownCompanyQuery } from '../../lib/query/own-company.ts';
import { CompanyProfileSkeleton } from './profile/company-profile-skeleton.tsx';

type Props = {
  children: (profile: CompanyProfile) => ReactNode;
  /** For a small card. */
  small?: boolean;
  /** If what is loading doesn't look like a profile. */
  loading?: ReactNode;
};

/** Loads the company's own profile and renders its children with it. */
export function OwnCompany({ children, small = false, loading }: Props) {
  const { data, isPending, isFetching, refetch } = useQuery(ownCompanyQuery);
  if (data) return children(data);
  if (isPending) return loading ?? <CompanyProfileSkeleton small={small} />;
  const retry = { busy: isFetching, onRetry: () => void refetch() };
  const title = 'Error loading company profile';
  const text = 'Could not load your company information. Please try again.';
  return small ? (
    <FailedNotice title={title} {...retry}>
      {text}
    </FailedNotice>
  ) : (
    <ErrorState title={title} text={text} {...retry} />
  );
}
