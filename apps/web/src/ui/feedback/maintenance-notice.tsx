import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from './notice.tsx';

type Props = {
  state: { message: string | null; ends_at: string | null };
  /** Full width, above a page. */
  banner?: boolean;
};

const minuteMs = 60_000;
const timeOf = (at: Date) => at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** When it should be over, or that it takes longer. */
function useExpectation(endsAt: string | null) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  if (!endsAt) return '';
  const end = new Date(endsAt);
  return end.getTime() > now
    ? ` We expect to be done by ${timeOf(end)}.`
    : " It's taking a little longer than we expected.";
}

/** Everything can be read, but nothing saved right now. */
export function MaintenanceNotice({ state, banner = false }: Props): ReactNode {
  const expectation = useExpectation(state.ends_at);
  return (
    <Notice tone="info" banner={banner} title="We're updating Questline">
      {state.message && <p className="break-words">{state.message}</p>}
      <p>You can read everything, and save changes again when we're done.{expectation}</p>
    </Notice>
  );
}
