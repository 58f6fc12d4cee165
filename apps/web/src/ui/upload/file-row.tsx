import { CircleAlert, CircleCheck, File as FileIcon, X } from 'lucide-react';
import { Button } from '../button.tsx';
import { shareInWords, sizeInWords } from './file-checks.ts';
import { IconButton } from '../icon-button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { DottedRing } from '../feedback/spinner.tsx';

export type SentFile = { name: string; bytes: number } &
  /** `stalled`: the connection is lost; the upload resumes when it is back. */
  (
    | { state: 'sending'; sentBytes: number; stalled?: boolean }
    /** Uploaded and being scanned. */
    | { state: 'checking' }
    | { state: 'failed'; reason: string }
    | { state: 'sent' }
  );

type Props = { file: SentFile; onRemove: () => void; onRetry: () => void };

/** One file: uploading, failed or uploaded. */
export function FileRow({ file, onRemove, onRetry }: Props) {
  const { state, name, bytes } = file;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        {state === 'sent' && <CircleCheck aria-label="Uploaded" className="size-6 text-trail" />}
        {state === 'failed' && <CircleAlert aria-hidden className="size-6 text-coral-strong" />}
        {(state === 'sending' || state === 'checking') && (
          <FileIcon aria-hidden className="size-6 text-ink-soft" />
        )}
        <div className="min-w-0 grow">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-sm text-ink-soft">{sizeInWords(bytes)}</p>
        </div>
        {state === 'failed' && (
          <Button size="small" variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        )}
        {state === 'sending' || state === 'checking' ? (
          <Button size="small" variant="quiet" onClick={onRemove}>
            Cancel
          </Button>
        ) : (
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <X />
          </IconButton>
        )}
      </div>
      {state === 'sending' && (
        <ProgressBar
          label={file.stalled ? 'Waiting for a connection…' : 'Uploading'}
          value={file.sentBytes}
          max={bytes}
          figure={shareInWords(file.sentBytes, bytes)}
        />
      )}
      {state === 'checking' && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <DottedRing className="text-trail" />
          Uploaded. We're checking that it opens…
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className="text-sm font-medium text-coral-strong">
          {file.reason}
        </p>
      )}
    </div>
  );
}
