import { Button } from '../button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import type { ImageState } from './use-image-upload.ts';

type Props = {
  label: string;
  state: ImageState;
  onStop: () => void;
  onRetry: () => void;
  /** Set once there is an image. */
  onReplace?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** The available actions for the image of an ImageField. */
export function ImageActions({ label, state, onStop, onRetry, onReplace, onRemove }: Props) {
  if (state.phase === 'sending')
    return (
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-32">
          <ProgressBar
            label={wordsOf(state)}
            value={state.share}
            max={1}
            figure={`${Math.floor(100 * state.share)}%`}
          />
        </div>
        <Button size="small" variant="quiet" onClick={onStop}>
          Cancel
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {state.phase === 'failed' && state.again && (
        <Button size="small" variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      )}
      {onReplace && (
        <Button size="small" variant="secondary" aria-label={`Replace ${label}`} onClick={onReplace}>
          Replace
        </Button>
      )}
      {onRemove && (
        <Button size="small" variant="quiet" aria-label={`Remove ${label}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}

const wordsOf = ({ share, stalled }: { share: number; stalled: boolean }) => {
  if (stalled) return 'Waiting for a connection…';
  return share < 1 ? 'Uploading' : 'Checking the image…';
};
