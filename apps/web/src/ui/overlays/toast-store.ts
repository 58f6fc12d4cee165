// One toast at a time. A dismissed toast leaves the screen immediately and the store much later, so that code that
// still has its id can use it. Any code may call toast(); the Toaster renders it.
import type { ComponentType, ReactNode } from 'react';
import { createStore, useStore } from '../../store/create-store.ts';

export const toastTimes = { visible: 1, durationMs: 5_000, removeDelayMs: 1_000_000, swipePx: 50 };

/** Takes back what happened, as long as `endsAt` (of performance.now()) isn't over. */
export type Undo = {
  endsAt: number;
  durationMs: number;
  run: () => void;
  /** Whom it is about. */
  who: string;
  /** What happens when the time is over. */
  otherwise: (seconds: number) => string;
  /** Something else to do next. */
  next?: { label: string; run: () => void } | undefined;
  Card: ComponentType<UndoProps>;
};

export type UndoProps = Omit<Toast, 'undo'> & { undo: Undo };

export type Toast = {
  id: string;
  title: string;
  /** May contain a link to act on what happened. */
  description?: ReactNode;
  /** The default is a success. */
  variant?: 'neutral' | 'destructive' | undefined;
  undo?: Undo | undefined;
  open: boolean;
};

let count = 0;
export const toasts = createStore<readonly Toast[]>([]);
const removals = new Map<string, ReturnType<typeof setTimeout>>();

export const currentToasts = toasts.snapshot;
export const useHasToasts = () => useStore(toasts).length > 0;

export function toast(content: Pick<Toast, 'title' | 'description' | 'variant' | 'undo'>): string {
  const id = String(++count);
  toasts.set([{ ...content, id, open: true }, ...currentToasts()].slice(0, toastTimes.visible));
  return id;
}

export function dismissToast(id: string) {
  toasts.set(currentToasts().map((one) => (one.id === id ? Object.assign({}, one, { open: false }) : one)));
  if (removals.has(id)) return;
  const remove = () => {
    removals.delete(id);
    toasts.set(currentToasts().filter((one) => one.id !== id));
  };
  removals.set(id, setTimeout(remove, toastTimes.removeDelayMs));
}
