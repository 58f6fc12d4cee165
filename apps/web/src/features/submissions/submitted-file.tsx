import type { SubmittedFile as Submitted } from '@questline/contract';
import { Download, FileText } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { sizeInWords } from '../../ui/upload/file-checks.ts';
import { useDownload } from './use-download.ts';

export function SubmittedFile({ file }: { file: Submitted }) {
  const { mutate, isPending } = useDownload(file.id);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-surface p-3">
      <FileText aria-hidden className="text-ink-soft" />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-semibold">{file.original_name}</p>
        <p className="text-sm text-ink-soft">{sizeInWords(file.byte_size)}</p>
      </div>
      <Button
        size="small"
        variant="secondary"
        data-key="d"
        icon={<Download aria-hidden />}
        busy={isPending && 'One moment…'}
        onClick={() => mutate()}
      >
        Download<span className="sr-only"> {file.original_name}</span>
      </Button>
    </div>
  );
}
