import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';

type Props = {
  by: string;
  /** The main text of a card: larger, without a name, and only so many lines until “Read more” is pressed. Narrow
   *  cards show four. */
  lines?: keyof typeof clamps;
  children: string;
};

/** What the student or the company wrote. */
export const Quote = ({ by, children: text, lines }: Props) =>
  lines ? (
    <ShortQuote by={by} lines={lines}>
      {text}
    </ShortQuote>
  ) : (
    <figure className="max-w-[78ch] border-l-[3px] border-line pl-3 text-sm">
      <figcaption className="text-xs text-ink-soft">{by}</figcaption>
      <blockquote className="as-typed">{text}</blockquote>
    </figure>
  );

const clamps = { 2: '@4xl:line-clamp-2', 3: '@4xl:line-clamp-3' };

function ShortQuote({ by, lines, children: text }: Required<Props>) {
  const [isOpen, setIsOpen] = useState(false);
  const quote = useRef<HTMLQuoteElement>(null);
  const isCut = useIsCut(quote) && !isOpen;
  return (
    <figure className="relative max-w-[78ch]">
      <figcaption className="sr-only">{by}</figcaption>
      <blockquote
        ref={quote}
        className={cx(
          "as-typed before:content-['“'] after:content-['”']",
          !isOpen && `line-clamp-4 ${clamps[lines]}`,
        )}
      >
        {text}
      </blockquote>
      {isCut && (
        <button
          type="button"
          // At the end of the last line, so that the card doesn't get higher.
          className="absolute right-0 bottom-0 min-h-6 bg-surface pl-2 font-semibold text-trail underline underline-offset-4 before:absolute before:right-full before:h-full before:w-8 before:bg-linear-to-l before:from-surface before:to-transparent hover:text-trail-strong"
          onClick={() => setIsOpen(true)}
        >
          Read more
        </button>
      )}
    </figure>
  );
}

/** Whether the text has more lines than are shown, at the current width. */
function useIsCut(quote: RefObject<HTMLElement | null>) {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { scrollHeight, clientHeight } = entry!.target;
      setIsCut(scrollHeight > clientHeight);
    });
    observer.observe(quote.current!);
    return () => observer.disconnect();
  }, [quote]);
  return isCut;
}
