// Emails that couldn't be delivered, in the desk's cache.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { deskApi } from '../desk-queries.ts';

/** The desk has no live stream, so it asks every 15 seconds. */
export const emailsQuery = infiniteQueryOptions({
  queryKey: ['failed-emails'],
  queryFn: ({ pageParam }) =>
    deskApi('GET /api/desk/emails', { query: pageParam === undefined ? {} : { after: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: 15_000,
});

export const failureQuery = (id: string) =>
  queryOptions({
    queryKey: ['failed-email', id],
    queryFn: () => deskApi('GET /api/desk/emails/:id', { params: { id } }),
  });
