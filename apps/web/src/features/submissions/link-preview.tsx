import { ExternalLink, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';

type Props = {
  href: string;
  host: string;
  note?: ReactNode;
  /** With a button that opens it, for a review. */
  large?: boolean;
};

/** A link with its host, taken from the URL itself; nothing is fetched. */
export const LinkPreview = ({ href, host, note, large }: Props) =>
  large ? (
    <LargeLink href={href} host={host} />
  ) : (
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

const LargeLink = ({ href, host }: Props) => (
  <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-4 md:p-6">
    <p className="flex max-w-full min-w-0 items-start gap-3 text-lg wrap-anywhere">
      <Globe aria-hidden className="mt-1 shrink-0 text-sky" />
      <span className="min-w-0">{href}</span>
    </p>
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      variant="secondary"
      data-key="o"
      icon={<ExternalLink aria-hidden />}
      className="max-md:w-full"
    >
      <span className="wrap-anywhere">Open {host}</span>
      <span className="sr-only"> (opens in a new tab)</span> <KeyHint>o</KeyHint>
    </ButtonLink>
  </div>
);
