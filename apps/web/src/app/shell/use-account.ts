import { useSession } from '../../lib/session/session.ts';

/** The signed-in account. Inside a shell it is only missing for a moment while signing out. */
export function useAccount() {
  const { current } = useSession();
  return current.state === 'signed-in' ? current : undefined;
}
