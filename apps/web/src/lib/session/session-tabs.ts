// The tabs of one browser inform each other and take turns using the refresh cookie.
import type { Session, User } from '@questline/contract';

/** A session event that the other tabs need to know about. */
export type TabMessage =
  | { fact: 'signed-in' | 'renewed'; session: Session }
  | { fact: 'user-updated'; user: User }
  | { fact: 'signed-out' };

export type Tabs = {
  post(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): () => void;
  /** Runs the work while no other tab runs its own. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
};

export function browserTabs(name = 'questline.session'): Tabs {
  let opened: BroadcastChannel | undefined;
  const channel = () => (opened ??= new BroadcastChannel(name));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel always has one origin
    post: (message) => channel().postMessage(message),
    listen(onMessage) {
      const listener = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
      channel().addEventListener('message', listener);
      return () => channel().removeEventListener('message', listener);
    },
    withLock: (work) => navigator.locks.request(name, work),
  };
}
