import { useEffect, useRef, useSyncExternalStore } from 'react';
import { api } from '../../../lib/session/session.ts';

/** One read mark per second is enough in a busy thread. */
const gapMs = 1_000;
const retryMs = 5_000;

const watch = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const useIsLookedAt = () => useSyncExternalStore(watch, () => !document.hidden);

/** Marks messages as read on the server while they are visible. Its invalidation updates all counts. */
export function useReadMark(conversationId: string, newestUnread: string | undefined, isShown: boolean) {
  const isLookedAt = useIsLookedAt();
  const last = useRef(0);
  const messageId = isShown && isLookedAt ? newestUnread : undefined;
  useEffect(() => {
    if (!messageId) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const mark = () => {
      last.current = Date.now();
      api('PUT /api/conversations/:id/read', {
        params: { id: conversationId },
        body: { message_id: messageId },
      }).catch(() => (timer = setTimeout(mark, retryMs)));
    };
    timer = setTimeout(mark, Math.max(0, last.current + gapMs - Date.now()));
    return () => clearTimeout(timer);
  }, [conversationId, messageId]);
}
