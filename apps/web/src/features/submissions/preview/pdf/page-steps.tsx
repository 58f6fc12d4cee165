import { ChevronDown } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';

type Props = {
  current: number;
  count: number;
  /** Of a long document, only the beginning is shown. */
  shown: number;
  onGoTo: (page: number) => void;
};

/** "Page 3 of 40" with Previous and Next, at the top, because on phones the decision covers the bottom. */
export function PageSteps({ current, count, shown, onGoTo }: Props) {
  if (count === 1) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
      <div className="pointer-events-auto flex items-center rounded-full border border-line bg-surface px-1 shadow-lift">
        <IconButton
          label="Previous page"
          data-key="["
          disabled={current === 1}
          onClick={() => onGoTo(current - 1)}
        >
          <ChevronDown aria-hidden className="rotate-180" />
        </IconButton>
        <p className="min-w-24 px-1 text-center text-sm font-semibold tabular-nums">
          Page {current} of {count}
        </p>
        <IconButton
          label="Next page"
          data-key="]"
          disabled={current === shown}
          onClick={() => onGoTo(current + 1)}
        >
          <ChevronDown aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
