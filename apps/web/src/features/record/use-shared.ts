// What strangers see, by link or by code.
import { queryOptions } from '@tanstack/react-query';
import { publicApi } from '../../lib/public-api.ts';

export const sharedRecordQuery = (link: string) =>
  queryOptions({
    queryKey: ['shared-record', link],
    queryFn: ({ signal }) => publicApi('GET /api/shared-records/:link', { params: { link } }, { signal }),
  });
