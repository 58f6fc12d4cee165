import { useNavigate, useRouter } from '@tanstack/react-router';

type Path = '/incentives' | '/companies' | '/company-active-users' | '/create-initiative';

/** Changes the page's search parameters, based on the current address, which can be ahead of what is rendered.
 *  Does nothing once the person is navigating away. */
export function useSearchChange<Search extends object>(path: Path) {
  const navigate = useNavigate({ from: path });
  const router = useRouter();
  return (change: (now: Search) => Search) => {
    if (router.latestLocation.pathname !== path) return;
    void navigate({ search: change, replace: true, resetScroll: false });
  };
}
