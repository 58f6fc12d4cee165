// What a list shows when it has nothing to show: a scene, one sentence, one action.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorScene } from './scenes/error-scene.tsx';

type FaceProps = {
  scene: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Heard at once, for a face that replaces something. */
  live?: 'status' | 'alert';
};

/** Empty for the first time. */
export function EmptyState({ scene, title, text, action, live }: FaceProps) {
  return (
    <div role={live} className="mx-auto grid max-w-md justify-items-center gap-2 px-4 py-10 text-center">
      <div className="mb-4 w-60 max-w-full">{scene}</div>
      <h2 className="text-xl">{title}</h2>
      {text && <p className="text-ink-soft">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

type ErrorProps = { title: string; text?: ReactNode; busy?: boolean; onRetry: () => void };

/** What happened, and Retry. */
export const ErrorState = ({ title, text, busy, onRetry }: ErrorProps) => (
  <EmptyState
    live="alert"
    scene={<ErrorScene />}
    title={title}
    text={text}
    action={
      <Button variant="secondary" busy={busy && 'Trying again…'} onClick={onRetry}>
        Retry
      </Button>
    }
  />
);
