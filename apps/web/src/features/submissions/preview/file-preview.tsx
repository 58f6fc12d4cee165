// A submitted file, as the company reviews it and the student sees it: shown in place if the browser can show it safely, with a download.
import type { SubmittedFile } from '@questline/contract';
import { previewKindOf } from '@questline/contract/plain';
import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { sizeInWords } from '../../../ui/upload/file-checks.ts';
import { useDownload } from '../use-download.ts';
import { NoPreview } from './no-preview.tsx';
import type { FrameParts, PreviewProps } from './preview-props.ts';

export function FilePreview({ file }: { file: SubmittedFile }) {
  const Preview = previews[previewKindOf(file.media_type) ?? 'none'];
  const frame: PreviewProps['frame'] = (parts) => <PreviewFrame file={file} {...parts} />;
  if (file.status !== 'ready') return frame({ stage: <NoPreview text={notReady[file.status]} /> });
  return (
    <Suspense fallback={frame({ stage: <SkeletonBlock className="m-4 h-96" /> })}>
      <Preview file={file} frame={frame} />
    </Suspense>
  );
}

const notReady = {
  pending: "We're still checking this file. It shows up here in a moment.",
  refused: "This file can't be opened.",
};

const OnlyDownload = ({ frame }: PreviewProps) =>
  frame({ stage: <NoPreview text="There's no preview for this type of file. Download it to open it." /> });

const MediaPreview = lazyPart(() => import('./media-preview.tsx'), 'MediaPreview');

const previews = {
  image: lazyPart(() => import('./image-preview.tsx'), 'ImagePreview'),
  text: lazyPart(() => import('./text-preview.tsx'), 'TextPreview'),
  video: MediaPreview,
  audio: MediaPreview,
  pdf: lazyPart(() => import('./pdf/pdf-preview.tsx'), 'PdfPreview'),
  none: OnlyDownload,
};

/** React shows a part that arrives after its placeholder 300 ms later, so the common ones load before the file is known. If
 *  one fails, the preview offers to try again. */
export const preloadPreviews = () =>
  void Promise.allSettled([previews.pdf.preload(), previews.image.preload()]);

type FrameProps = FrameParts & { file: SubmittedFile };

function PreviewFrame({ file, tools, about, stage }: FrameProps) {
  return (
    <section
      aria-label={`Preview of ${file.original_name}`}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="flex min-h-12 items-center gap-1 border-b border-line py-1 pr-2 pl-4 text-sm">
        <p className="min-w-0 shrink truncate font-semibold">{file.original_name}</p>
        <p className="shrink-0 pl-1.5 text-ink-soft max-md:hidden">
          {[sizeInWords(file.byte_size), about].filter(Boolean).join(', ')}
        </p>
        <div className="ml-auto flex shrink-0 items-center">
          {tools}
          <DownloadButton file={file} />
        </div>
      </div>
      {stage}
    </section>
  );
}

function DownloadButton({ file }: { file: SubmittedFile }) {
  const { mutate, isPending } = useDownload(file.id);
  return (
    <IconButton
      label={`Download ${file.original_name}`}
      data-key="d"
      aria-disabled={isPending}
      disabled={file.status !== 'ready'}
      onClick={() => isPending || mutate()}
    >
      <Download aria-hidden />
    </IconButton>
  );
}
