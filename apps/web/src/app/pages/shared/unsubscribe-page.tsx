import { useSearch } from '@tanstack/react-router';
import { Unsubscribe } from '../../../features/notifications/unsubscribe.tsx';
import { EntranceFrame } from '../../../features/session/entrance-frame.tsx';
import { WaitlistRemoval } from '../../../features/waitlist/waitlist-removal.tsx';

export function UnsubscribePage() {
  const { list, token } = useSearch({ from: '/unsubscribe' });
  if (list === 'waitlist' && token) return <WaitlistRemoval token={token} Frame={EntranceFrame} />;
  if (list && list !== 'waitlist' && token)
    return <Unsubscribe kind={list} token={token} Frame={EntranceFrame} />;
  return (
    <EntranceFrame
      title="Unsubscribe"
      description="Please open the link at the foot of one of our mails: this address is only half of it. Signed in, you choose your mails in your settings."
    />
  );
}
