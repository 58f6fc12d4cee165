import type { OwnApplication } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ownApplicationsQuery } from './application-queries.ts';

/** Everything waiting on a company: submitted work, then applications. Undefined until both have loaded. A list that
 *  fails to load is left out, since /active shows the error. */
export function useWithCompanies(): OwnApplication[] | undefined {
  const running = useInfiniteQuery(ownApplicationsQuery('in_progress'));
  const applied = useInfiniteQuery(ownApplicationsQuery('applied'));
  if (running.isPending || applied.isPending) return undefined;
  return [running, applied]
    .flatMap(({ data }) => data?.pages[0]?.items ?? [])
    .filter(({ turn }) => turn?.whose === 'company');
}
