// Video and audio, streamed in parts: playing starts before the rest has arrived, and seeking loads only what is played.
import { previewKindOf } from '@questline/contract/plain';
import { NoPreview } from './no-preview.tsx';
import type { PreviewProps } from './preview-props.ts';
import { usePreviewSource } from './use-preview-source.ts';

const kinds = {
  video: {
    Player: 'video',
    stage: 'bg-night',
    player: 'mx-auto max-h-[70dvh] min-h-40 w-full',
    failed: "Your browser can't play this video. Download it to watch it.",
  },
  audio: {
    Player: 'audio',
    stage: 'bg-sunken p-6',
    player: 'w-full',
    failed: "Your browser can't play this recording. Download it to listen to it.",
  },
} as const;

export function MediaPreview({ file, frame }: PreviewProps) {
  const { src, failed, onError } = usePreviewSource(file.id);
  const kind = kinds[previewKindOf(file.media_type) === 'video' ? 'video' : 'audio'];
  if (failed) return frame({ stage: <NoPreview text={kind.failed} /> });
  return frame({
    stage: (
      <div className={kind.stage}>
        <kind.Player
          key={src}
          controls
          playsInline
          preload="metadata"
          aria-label={file.original_name}
          src={src}
          onError={onError}
          className={kind.player}
        />
      </div>
    ),
  });
}
