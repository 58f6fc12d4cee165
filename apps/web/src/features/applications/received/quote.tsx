import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';

type Props = {
  by: string;
  /** Shows only the first lines, until “Read more” is pressed, and no name. */
  short?: boolean;
  children: string;
};

/** What the student or the company wrote. */
export function Quote({ by, children: text, short = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isCut = short && isLong(text) && !isOpen;
  return (
    <figure className="relative max-w-[78ch] border-l-[3px] border-line pl-3 text-sm">
      <figcaption className={short ? 'sr-only' : 'text-xs text-ink-soft'}>{by}</figcaption>
      <blockquote className={cx('as-typed', isCut && 'line-clamp-3 @5xl:line-clamp-2')}>{text}</blockquote>
      {isCut && (
        <button
          type="button"
          // At the end of the last line, so that the card doesn't get higher.
          className="absolute right-0 -bottom-0.5 min-h-6 bg-surface pl-2 font-semibold text-trail underline underline-offset-4 before:absolute before:right-full before:h-full before:w-8 before:bg-linear-to-l before:from-surface before:to-transparent hover:text-trail-strong"
          onClick={() => setIsOpen(true)}
        >
          Read more
        </button>
      )}
    </figure>
  );
}

/** Shorter texts fit into the first lines on every screen. */
const isLong = (text: string) => text.length > 120 || text.split('\n').length > 2;
