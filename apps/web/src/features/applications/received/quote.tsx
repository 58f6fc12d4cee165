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
    <figure className="border-l-[3px] border-line pl-3 text-sm">
      <figcaption className={short ? 'sr-only' : 'text-xs text-ink-soft'}>{by}</figcaption>
      <blockquote className={cx('max-w-[75ch] as-typed', isCut && 'line-clamp-3 @5xl:line-clamp-2')}>
        {text}
      </blockquote>
      {isCut && (
        <button
          type="button"
          className="min-h-6 font-semibold text-trail underline underline-offset-4 hover:text-trail-strong"
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
