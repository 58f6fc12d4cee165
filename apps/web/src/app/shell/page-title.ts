// The shell's title by path, from the contract's list of pages.
import { matchPath, type UserType } from '@questline/contract/plain';
import { useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page-title.ts';

const otherwise: Record<UserType, string> = { student: 'Page Not Found', company: 'Company Dashboard' };

/** Rewards are a view of Active Users. */
export const shellTitle = (pathname: string, shell: UserType, view?: string): string =>
  view === 'rewards' ? 'Rewards' : (matchPath(pathname)?.title ?? otherwise[shell]);

export function useShellTitle(shell: UserType): string {
  const { pathname, search } = useLocation();
  const title = shellTitle(pathname, shell, search.view);
  usePageTitle(title);
  return title;
}
