// The shell's title by path, from the contract's list of pages.
import { matchPath, type UserType } from '@questline/contract/plain';
import { useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page-title.ts';

const otherwise: Record<UserType, string> = { student: 'Page Not Found', company: 'Company Dashboard' };

/** Views of a page with a title of their own. */
const views: Record<string, string> = { '/company-active-users rewards': 'Rewards' };

export const shellTitle = (pathname: string, shell: UserType, view?: string): string =>
  views[`${pathname} ${view}`] ?? matchPath(pathname)?.title ?? otherwise[shell];

export function useShellTitle(shell: UserType): string {
  const { pathname, search } = useLocation();
  const title = shellTitle(pathname, shell, search.view);
  usePageTitle(title);
  return title;
}
