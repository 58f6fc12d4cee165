// The form for photo, name and username, in the settings and on a student's profile.
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { FailedNotice } from '../../../ui/feedback/notice.tsx';
import { SkeletonFields } from '../../../ui/feedback/skeleton.tsx';
import { AccountForm } from './account-form.tsx';
import { ownUserQuery } from './own-user.ts';

type Props = {
  /** Called after saving or canceling. Without it, the form stays open. */
  onDone?: () => void;
  onUnsaved?: (isUnsaved: boolean) => void;
};

export function Account({ onDone, onUnsaved }: Props) {
  const { data: user, error, isFetching, refetch } = useQuery(ownUserQuery);
  if (user) return <AccountForm user={user} onDone={onDone} onUnsaved={onUnsaved} />;
  if (!error) return <SkeletonFields count={4} label="Loading your profile…" />;
  return (
    <FailedNotice title="Failed to load profile" busy={isFetching} onRetry={() => void refetch()}>
      {failureText(error)}
    </FailedNotice>
  );
}
