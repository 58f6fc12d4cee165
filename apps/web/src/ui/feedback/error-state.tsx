// What a list or page shows when loading failed: what happened, and Retry.
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { ErrorScene } from '../scenes/error-scene.tsx';
import { EmptyState } from './empty-state.tsx';

type Props = { title: string; text?: ReactNode; busy?: boolean; onRetry: () => void };

export const ErrorState = ({ title, text, busy, onRetry }: Props) => (
  <EmptyState
    live="alert"
    scene={<ErrorScene />}
    title={title}
    text={text}
    action={
      <Button busy={busy && 'Trying again…'} onClick={onRetry}>
        Retry
      </Button>
    }
  />
);
