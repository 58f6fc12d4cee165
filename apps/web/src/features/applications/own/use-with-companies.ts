import type { OwnApplication } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ownApplicationsQuery } from './application-queries.ts';

/** What lies with companies: work that is to be looked at, then applications. Undefined until both are known; what
 *  cannot be read is left out, since /active says what went wrong. */
export function useWithCompanies(): OwnApplication[] | undefined {
  const running = useInfiniteQuery(ownApplicationsQuery('in_progress'));
  const applied = useInfiniteQuery(ownApplicationsQuery('applied'));
  if (running.isPending || applied.isPending) return undefined;
  return [running, applied]
    .flatMap(({ data }) => data?.pages[0]?.items ?? [])
    .filter(({ turn }) => turn?.whose === 'company');
}
