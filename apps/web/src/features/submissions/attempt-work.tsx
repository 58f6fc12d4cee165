import type { Attempt } from '@questline/contract';
import { previewKindOf } from '@questline/contract/plain';
import { cx } from '../../ui/cx.ts';
import { LinkPreview } from './link-preview.tsx';
import { FilePreview } from './preview/file-preview.tsx';
import { SubmittedFile } from './submitted-file.tsx';

type Props = {
  attempt: Attempt;
  /** For a review: files are shown in place, and text is set apart from what is around it. */
  reviewed?: boolean;
  /** For the student: a file that the browser can show is shown in place. */
  previewed?: boolean;
};

/** Submitted work: text, a link with its host, or a file. */
export function AttemptWork({ attempt, reviewed, previewed }: Props) {
  const { submission_type, content, host, file } = attempt;
  if (submission_type === 'upload') {
    if (!file) return <Nothing words="No file uploaded" />;
    const isShown = reviewed || (previewed && file.status === 'ready' && previewKindOf(file.media_type));
    return isShown ? <FilePreview key={file.id} file={file} /> : <SubmittedFile file={file} />;
  }
  if (submission_type === 'link')
    return content && host ? (
      <LinkPreview href={content} host={host} large={!!reviewed} />
    ) : (
      <Nothing words="No link submitted" />
    );
  return content ? (
    <div className={cx(reviewed && 'rounded-card border border-line bg-surface p-4 md:p-6')}>
      <p className={cx('max-w-line as-typed', reviewed && 'text-lg leading-relaxed')}>{content}</p>
    </div>
  ) : (
    <Nothing words="No text content submitted" />
  );
}

const Nothing = ({ words }: { words: string }) => <p className="text-ink-soft">{words}</p>;
