import { EntranceFrame } from '../../features/session/entrance-frame.tsx';

/** For now there is nothing to leave: the two mails we send are both asked for. */
export const UnsubscribePage = () => (
  <EntranceFrame
    title="Unsubscribe"
    description="We only write when you ask us to: to verify your address, or to set a new password. There is no list to leave."
  />
);
