import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../lib/failure-text.ts';
import { ErrorState } from '../../../ui/faces.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { SkeletonFields } from '../../../ui/skeleton.tsx';
import { AccountForm } from './account-form.tsx';
import { ownUserQuery } from './own-user.ts';

export function AccountSection() {
  const { data: user, error, isFetching, refetch } = useQuery(ownUserQuery);
  return (
    <PageSection title="Account" text="Who you are here. Companies and students know you by this name.">
      {user ? (
        <AccountForm user={user} />
      ) : error ? (
        <ErrorState
          title="Failed to load profile"
          text={failureText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonFields count={4} label="Loading your profile…" />
      )}
    </PageSection>
  );
}
