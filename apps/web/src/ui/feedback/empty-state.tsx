// What a list shows when it is empty: a scene, one sentence, one action.
import type { ReactNode } from 'react';

type Props = {
  scene: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Announced immediately, when it replaces something. */
  live?: 'status' | 'alert';
};

export function EmptyState({ scene, title, text, action, live }: Props) {
  return (
    <div role={live} className="mx-auto grid max-w-md justify-items-center gap-2 px-4 py-10 text-center">
      <div className="mb-4 w-60 max-w-full">{scene}</div>
      <h2 className="text-xl">{title}</h2>
      {text && <p className="text-balance text-ink-soft">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
