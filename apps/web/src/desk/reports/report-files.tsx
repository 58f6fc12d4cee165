// The file and the images that a report keeps, also after they were taken down. The operator says why first.
import type { KeptFile } from '@questline/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { deskApi } from '../desk-queries.ts';
import type { Why } from '../reason-fields.tsx';
import { OpenPrivate } from '../open-private.tsx';

export function ReportFiles({ id }: { id: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (why: Why) => deskApi('POST /api/desk/reports/:id/files', { params: { id }, body: why }),
  });
  if (!data)
    return (
      <OpenPrivate
        label="Files and images"
        question="Why do you need to see the files?"
        help="Files and images aren’t shown before you open them. Your reason is recorded."
        shortcut="f"
        keys={false}
        busy={isPending}
        error={error}
        onOpen={mutate}
      />
    );
  return (
    <section aria-label="Files and images" className="grid gap-3">
      <h2 className="text-sm font-semibold text-ink-soft">Files and images</h2>
      {data.files.length === 0 && <Notice tone="info">They have been deleted since the report.</Notice>}
      <ul className="grid gap-3">
        {data.files.map((file) => (
          <li key={file.id} className="grid justify-items-start gap-1">
            <ShownFile file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const names: Record<KeptFile['purpose'], string> = {
  photo: 'Photo',
  logo: 'Logo',
  banner: 'Banner',
  submission: 'Submitted file',
};

function ShownFile({ file: { purpose, name, media_type, url } }: { file: KeptFile }) {
  return (
    <>
      <span className="text-sm text-ink-soft">{names[purpose]}</span>
      {media_type.startsWith('image/') && (
        <img
          src={url}
          alt={`${names[purpose]}: ${name}`}
          className="max-h-80 rounded-[14px] border border-line"
        />
      )}
      {purpose === 'submission' && (
        <a href={url} download className="inline-flex gap-1.5 wrap-anywhere">
          <Download aria-hidden className="mt-1 size-4 shrink-0" />
          {name}
        </a>
      )}
    </>
  );
}
