// One toast at a time. A dismissed toast leaves the screen at once and the store long after, so that whoever
// still holds its id may speak of it. Anything may call toast(); the Toaster draws.
import type { ReactNode } from 'react';

export const toastTimes = { visible: 1, durationMs: 5_000, removeDelayMs: 1_000_000, swipePx: 50 };

export type Toast = {
  id: string;
  title: string;
  /** A link in it lets somebody act on what happened. */
  description?: ReactNode;
  variant?: 'destructive' | undefined;
  open: boolean;
};

let toasts: readonly Toast[] = [];
let count = 0;
const watchers = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const watcher of watchers) watcher();
}

export const currentToasts = () => toasts;

export function watchToasts(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function toast(content: Pick<Toast, 'title' | 'description' | 'variant'>): string {
  const id = String(++count);
  set([{ ...content, id, open: true }, ...toasts].slice(0, toastTimes.visible));
  return id;
}

export function dismissToast(id: string) {
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  if (removals.has(id)) return;
  const remove = () => {
    removals.delete(id);
    set(toasts.filter((one) => one.id !== id));
  };
  removals.set(id, setTimeout(remove, toastTimes.removeDelayMs));
}
