// The beginning of a text file. It is only ever text: the page inserts it as characters, so HTML in it is not markup.
import { useQuery } from '@tanstack/react-query';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { NoPreview } from './no-preview.tsx';
import type { PreviewProps } from './preview-props.ts';
import { readPreview } from './read-preview.ts';

/** More would make the page slow, and nobody reads it here. */
const bytesShown = 256 * 1024;

async function readText(id: string, signal: AbortSignal): Promise<string> {
  const { bytes } = await readPreview(id, 0, bytesShown - 1, signal);
  return decoded(bytes);
}

/** In the encodings that an upload may have. The end may be in the middle of a character. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function TextPreview({ file, frame }: PreviewProps) {
  const { data, error } = useQuery({
    queryKey: ['files', 'text', file.id],
    queryFn: ({ signal }) => readText(file.id, signal),
    // The bytes under an id never change.
    staleTime: Infinity,
  });
  if (error)
    return frame({ stage: <NoPreview text="We couldn't load this text. Download the file to read it." /> });
  return frame({
    stage: (
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        role="region"
        aria-label={`Text of ${file.original_name}`}
        className="max-h-[70dvh] overflow-auto p-4 focus-visible:-outline-offset-2 md:p-6"
      >
        {data === undefined ? (
          <SkeletonText lines={6} />
        ) : (
          <p
            className={
              file.media_type === 'text/csv' ? 'font-mono text-sm whitespace-pre' : 'max-w-line as-typed'
            }
          >
            {data}
          </p>
        )}
        {data !== undefined && file.byte_size > bytesShown && (
          <p className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">
            This is the beginning of the file. Download it to read the rest.
          </p>
        )}
      </div>
    ),
  });
}
