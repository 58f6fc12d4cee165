import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';
import { NoResultsScene } from '../scenes/no-results-scene.tsx';

type NoResultsProps = { title: string; text?: string; clear?: string; onClear: () => void };

/** For a search or filter without results. */
export const NoResults = ({ title, text, clear = 'Clear filters', onClear }: NoResultsProps) => (
  <EmptyState
    live="status"
    scene={<NoResultsScene />}
    title={title}
    text={text}
    action={
      <Button variant="secondary" onClick={onClear}>
        {clear}
      </Button>
    }
  />
);

type GoneProps = { title: string; text?: ReactNode; back: string; onBack: () => void };

/** For something that no longer exists: a way back instead of Retry. */
export const GoneState = ({ title, text, back, onBack }: GoneProps) => (
  <EmptyState
    live="alert"
    scene={<NoResultsScene />}
    title={title}
    text={text}
    action={
      <Button variant="secondary" onClick={onBack}>
        {back}
      </Button>
    }
  />
);
