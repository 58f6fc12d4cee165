import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query';

/** An invalidation during the first fetch can return stale data, so refetch once. The default client would treat
 *  that fetch as the refetch. */
export class RefetchingQueryClient extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    const oneMore = firstReads.map(async ({ queryKey, promise }) => {
      await promise?.catch(() => undefined);
      await super.invalidateQueries({ ...filters, queryKey, exact: true }, options);
    });
    await super.invalidateQueries(filters, options);
    // Callers that ask for no refetch don't wait for one.
    if (filters?.refetchType !== 'none') await Promise.all(oneMore);
  }
}
