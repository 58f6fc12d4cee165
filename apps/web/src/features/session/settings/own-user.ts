// The signed-in user and their devices. Loading the user also updates the shell, here and in other tabs.
import { queryOptions } from '@tanstack/react-query';
import { api, session } from '../../../lib/session/session.ts';

export const ownUserQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: () => session.lookUpUser(),
});

export const devicesQuery = queryOptions({
  queryKey: ['session', 'devices'],
  queryFn: ({ signal }) => api('GET /api/session/devices', {}, { signal }),
});
