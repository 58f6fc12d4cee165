import { ExternalLink, Globe } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { href: string; host: string; note?: ReactNode };

/** A link with its host, taken from the URL itself; nothing is fetched. */
export const LinkPreview = ({ href, host, note }: Props) => (
  <div className="flex min-w-0 items-center gap-3 rounded-control border border-line bg-surface p-3">
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sky-soft text-sky">
      <Globe aria-hidden />
    </span>
    <div className="min-w-0 grow">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="flex max-w-full items-center gap-1.5 font-semibold underline decoration-[1.5px] underline-offset-4"
      >
        <span className="truncate">{host}</span>
        <ExternalLink aria-hidden className="size-4 text-ink-soft" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <p className="truncate text-sm text-ink-soft">{note ?? href}</p>
    </div>
  </div>
);
