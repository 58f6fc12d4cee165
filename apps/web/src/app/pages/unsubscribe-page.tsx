import { useSearch } from '@tanstack/react-router';
import { EntranceFrame } from '../../features/session/entrance-frame.tsx';
import { WaitlistRemoval } from '../../features/waitlist/waitlist-removal.tsx';

export function UnsubscribePage() {
  const { list, token } = useSearch({ from: '/unsubscribe' });
  if (list === 'waitlist' && token) return <WaitlistRemoval token={token} Frame={EntranceFrame} />;
  // The other mails are all asked for.
  return (
    <EntranceFrame
      title="Unsubscribe"
      description="We only write when you ask us to: to verify your address, or to set a new password. There is no list to leave."
    />
  );
}
