// Queries about a company's verification. Keys begin with the topic, so an invalidation refetches them.
import { queryOptions } from '@tanstack/react-query';
import { askShell } from '../../../lib/query/shell-parts.ts';
import { api } from '../../../lib/session/session.ts';

export const verificationQuery = queryOptions({
  queryKey: ['companies', 'verification'],
  queryFn: ({ signal }) => api('GET /api/company/verification', {}, { signal }),
});

/** For the notice on every page. */
export const verificationStateQuery = queryOptions({
  queryKey: ['companies', 'verification-state'],
  queryFn: ({ signal }) =>
    askShell('verification', async () => (await api('GET /api/company/verification', {}, { signal })).state),
});
