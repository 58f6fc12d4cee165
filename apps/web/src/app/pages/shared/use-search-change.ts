import { useNavigate, useRouter } from '@tanstack/react-router';

type Path = '/incentives' | '/companies' | '/company-active-users' | '/create-initiative';

/** Changes what the address says about a page: from what it says by now, which may be ahead of what is drawn, and no
 *  more once somebody is on the way elsewhere. */
export function useSearchChange<Search extends object>(path: Path) {
  const navigate = useNavigate({ from: path });
  const router = useRouter();
  return (change: (now: Search) => Search) => {
    if (router.latestLocation.pathname !== path) return;
    void navigate({ search: change, replace: true, resetScroll: false });
  };
}
