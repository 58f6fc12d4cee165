// /notification/:id: where a notification on a device leads. Opens the page that it is about.
import { landings } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notificationQuery } from '../../../features/notifications/notification-queries.ts';
import { useReading } from '../../../features/notifications/use-reading.ts';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { goTo } from '../../go-to.ts';
import { RouterButtonLink } from '../../shell/links.tsx';
import { useAccount } from '../../shell/use-account.ts';

export function NotificationPage() {
  const { id = '' } = useParams({ strict: false });
  const router = useRouter();
  const account = useAccount();
  const { data, error, isFetching, refetch } = useQuery(notificationQuery(id));
  const { readOne } = useReading();
  useEffect(() => {
    if (!data) return;
    if (!data.read) readOne(id);
    void goTo(router, data.path);
  }, [data, id, readOne, router]);
  if (!error || !account) return <Spinner label="Opening…" />;
  return isNotFound(error) ? (
    <EmptyState
      scene={<EmptyTrailScene />}
      title="This notification is gone"
      text="It may be for another account, or too old."
      action={<RouterButtonLink to={landings[account.type].otherwise}>Go to home</RouterButtonLink>}
    />
  ) : (
    <ErrorState
      title="Could not open the notification"
      text={failureText(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
