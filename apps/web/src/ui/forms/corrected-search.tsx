import { SpellCheck } from 'lucide-react';
import { Fragment } from 'react';

type Props = {
  searched: string;
  corrected: readonly { typed: string; meant: string }[];
  /** Puts the corrected words into the search field. */
  onTake: (text: string) => void;
};

const wholeWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu');

/** Says which words were corrected. Pressing the button searches for them. */
export function CorrectedSearch({ searched, corrected, onTake }: Props) {
  if (corrected.length === 0) return null;
  const meant = corrected.reduce((text, one) => text.replaceAll(wholeWord(one.typed), one.meant), searched);
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <SpellCheck aria-hidden className="text-trail" />
      <span>
        Showing results for{' '}
        <button
          type="button"
          onClick={() => onTake(meant)}
          className="font-semibold text-trail underline decoration-[1.5px] underline-offset-4 hover:text-trail-strong"
        >
          {meant.trim()}
        </button>
      </span>
      <span className="text-ink-soft">
        No results for{' '}
        {corrected.map(({ typed }, i) => (
          <Fragment key={typed}>
            {i > 0 && (i === corrected.length - 1 ? ' or ' : ', ')}“{typed}”
          </Fragment>
        ))}
        .
      </span>
    </p>
  );
}
