import { ChevronDown } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';

type Props = {
  current: number;
  count: number;
  /** Of a long document, only the beginning is shown. */
  shown: number;
  onGoTo: (page: number) => void;
};

/** "Page 3 of 40" with Previous and Next, which phones have no room for: there, people scroll. */
export function PageSteps({ current, count, shown, onGoTo }: Props) {
  if (count === 1) return null;
  return (
    <>
      <IconButton
        label="Previous page"
        data-key="["
        disabled={current === 1}
        className="max-md:hidden"
        onClick={() => onGoTo(current - 1)}
      >
        <ChevronDown aria-hidden className="rotate-180" />
      </IconButton>
      <p className="px-1 text-center font-semibold whitespace-nowrap tabular-nums md:min-w-24">
        Page {current} of {count}
      </p>
      <IconButton
        label="Next page"
        data-key="]"
        disabled={current === shown}
        className="max-md:hidden md:mr-3"
        onClick={() => onGoTo(current + 1)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </>
  );
}
