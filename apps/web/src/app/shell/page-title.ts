// The shell's title by path, from the contract's list of pages.
import { matchPath, type UserType } from '@questline/contract/plain';
import { useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page-title.ts';

const otherwise: Record<UserType, string> = { student: 'Page Not Found', company: 'Company Dashboard' };

export const shellTitle = (pathname: string, shell: UserType): string =>
  matchPath(pathname)?.title ?? otherwise[shell];

export function useShellTitle(shell: UserType): string {
  const title = shellTitle(useLocation().pathname, shell);
  usePageTitle(title);
  return title;
}
