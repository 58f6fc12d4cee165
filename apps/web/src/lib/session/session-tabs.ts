// The tabs of one browser inform each other and take turns using the refresh cookie.
import type { Session, User } from '@questline/contract';

/** A session event that the other tabs need to know about. */
export type TabMessage =
  | { fact: 'signed-in' | 'renewed'; session: Session }
  | { fact: 'user-updated'; user: User }
  | { fact: 'signed-out' };

export type Tabs = {
  tell(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): () => void;
  /** Runs the work while no other tab runs its own. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
};

export function browserTabs(name = 'questline.session'): Tabs {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel always has one origin
    tell: (message) => channel.postMessage(message),
    listen(hear) {
      const listener = ({ data }: MessageEvent<TabMessage>) => hear(data);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    inTurn: (work) => navigator.locks.request(name, work),
  };
}
