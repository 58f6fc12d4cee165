import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query';

/** What changes while it is read for the first time may have been read as it was before. Elsewhere that reading
 *  counts as the answer to the news; here it is read once more. */
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
    // Whoever asks for no reading waits for none.
    if (filters?.refetchType !== 'none') await Promise.all(oneMore);
  }
}
