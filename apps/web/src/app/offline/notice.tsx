import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Notice as Banner } from '../../ui/feedback/notice.tsx';

/** When the oldest of what is on the screen came from the server. */
function useShownSince(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => {
      const times = cache.findAll({ type: 'active' }).map(({ state }) => state.dataUpdatedAt || Infinity);
      const oldest = Math.min(...times);
      return Number.isFinite(oldest) ? oldest : undefined;
    },
  );
}

const timeOf = (at: number) =>
  new Date(at).toLocaleString('en-US', {
    ...(new Date(at).toDateString() !== new Date().toDateString() && { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });

export function Notice({ online }: { online: boolean }) {
  const at = useShownSince();
  return (
    <Banner tone="offline" banner title={online ? "We can't reach Questline right now" : "You're offline"}>
      {at && `This is from ${timeOf(at)}. `}It updates automatically when you're back online.
    </Banner>
  );
}
