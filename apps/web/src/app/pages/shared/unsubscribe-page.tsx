import { useSearch } from '@tanstack/react-router';
import { Unsubscribe } from '../../../features/notifications/unsubscribe.tsx';
import { AuthFrame } from '../../../features/session/auth-frame.tsx';
import { WaitlistRemoval } from '../../../features/waitlist/waitlist-removal.tsx';

export function UnsubscribePage() {
  const { list, token } = useSearch({ from: '/unsubscribe' });
  if (list === 'waitlist' && token) return <WaitlistRemoval token={token} Frame={AuthFrame} />;
  if (list && list !== 'waitlist' && token)
    return <Unsubscribe kind={list} token={token} Frame={AuthFrame} />;
  return (
    <AuthFrame
      title="Unsubscribe"
      description="This link is incomplete. Open the unsubscribe link at the bottom of one of our emails, or sign in and choose your emails in Settings."
    />
  );
}
