// Tells the server the browser's time zone when it differs from the one it knows, so that students get no email at night.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserTimeZone } from '../../lib/format/time-zone.ts';
import { useIsLoaded } from '../../lib/query/first-load.ts';
import { api } from '../../lib/session/session.ts';
import { timeZoneQuery } from './student-queries.ts';

export function useTimeZone(current = browserTimeZone()) {
  const queryClient = useQueryClient();
  const { data: known } = useQuery(timeZoneQuery);
  // If it fails, the next page load tries again. Nobody needs to know.
  const { mutate } = useMutation({
    mutationFn: (time_zone: string) => api('PUT /api/student/time-zone', { body: { time_zone } }),
    onSuccess: (_, time_zone) => queryClient.setQueryData(timeZoneQuery.queryKey, { time_zone }),
  });
  const differs = known !== undefined && known.time_zone !== current;
  const isLoaded = useIsLoaded();
  // After the page, because nothing on it depends on it.
  useEffect(() => {
    if (isLoaded && differs && current) mutate(current);
  }, [isLoaded, differs, current, mutate]);
}
