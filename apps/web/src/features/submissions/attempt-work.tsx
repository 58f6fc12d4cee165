import type { Attempt } from '@questline/contract';
import { LinkPreview } from './link-preview.tsx';
import { SubmittedFile } from './submitted-file.tsx';

/** Submitted work: text, a link with its host, or a file to download. */
export function AttemptWork({ attempt }: { attempt: Attempt }) {
  const { submission_type, content, host, file } = attempt;
  if (submission_type === 'upload')
    return file ? <SubmittedFile file={file} /> : <Nothing words="No file uploaded" />;
  if (submission_type === 'link')
    return content && host ? (
      <LinkPreview href={content} host={host} />
    ) : (
      <Nothing words="No link submitted" />
    );
  return content ? (
    <p className="max-w-line as-typed">{content}</p>
  ) : (
    <Nothing words="No text content submitted" />
  );
}

const Nothing = ({ words }: { words: string }) => <p className="text-ink-soft">{words}</p>;
