// A value outside React that changes over time. Components follow it with `useStore`, everything else with `watch`.
import { useSyncExternalStore } from 'react';

type Readable<Value> = { snapshot: () => Value; watch: (watcher: () => void) => () => void };

export function createStore<Value>(initial: Value) {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    snapshot: () => value,
    set(next: Value) {
      value = next;
      for (const watcher of watchers) watcher();
    },
    /** Returns the function that stops watching. */
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

export const useStore = <Value>({ watch, snapshot }: Readable<Value>): Value =>
  useSyncExternalStore(watch, snapshot, snapshot);
