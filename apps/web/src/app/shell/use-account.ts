import { useSession } from '../../lib/session/session.ts';

/** Who is signed in. Inside a shell the guard has made sure that somebody is, but for the moment of leaving. */
export function useAccount() {
  const { current } = useSession();
  return current.state === 'signed-in' ? current : undefined;
}
