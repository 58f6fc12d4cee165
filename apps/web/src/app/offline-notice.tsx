import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOutOfReach } from '../lib/out-of-reach.ts';
import { useOnline } from '../lib/use-online.ts';
import { Notice } from '../ui/feedback/notice.tsx';

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

function OutOfReach({ title }: { title: string }) {
  const at = useShownSince();
  return (
    <Notice tone="offline" banner title={title}>
      {at && `This is from ${timeOf(at)}. `}It updates automatically when you're back online.
    </Notice>
  );
}

/** Not loaded later, like the rest for use without a network: the network can be gone by then. */
export function OfflineNotice() {
  const online = useOnline();
  const isOutOfReach = useOutOfReach();
  if (online && !isOutOfReach) return null;
  return <OutOfReach title={online ? "We can't reach Questline right now" : "You're offline"} />;
}
