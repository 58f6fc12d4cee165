// The top of the review page: the way back, the position, Previous and Next, and the keyboard shortcuts.
import type { ReviewedSubmission } from '@questline/contract';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useReportRequest } from '../../../lib/report-request.ts';
import { Button } from '../../../ui/button.tsx';
import { pressIn, Shortcuts } from '../../../ui/overlays/shortcuts.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { StepTrail } from './step-trail.tsx';
import type { ReviewSteps } from './use-review-steps.ts';

type Props = {
  /** The name of what closing returns to. */
  back: string;
  /** Unknown while the submission is loading. */
  can: ReviewedSubmission['can'] | undefined;
  steps: ReviewSteps;
  onOpen: (id: string) => void;
  onClose: () => void;
  onWrite: () => void;
  /** The part of the page in which shortcuts find their buttons. */
  workspace: RefObject<HTMLElement | null>;
};

export function ReviewBar({ back, can, steps, onOpen, onClose, onWrite, workspace }: Props) {
  const isReporting = useReportRequest() !== undefined;
  const press = (key: string) => () => pressIn(workspace.current, key);
  const deciding = [
    { key: 'a', does: 'Approve', run: press('a') },
    { key: 'r', does: 'Request Revision', run: press('r') },
    { key: 'm', does: 'Mark as Reviewed', run: press('m') },
    { key: 'Mod+Enter', does: 'Approve, even while typing', run: press('a') },
    { key: 'f', does: 'Write feedback', run: onWrite },
    { key: 's', does: 'Open saved feedback', run: press('s') },
    { key: 'n', does: 'Turn “Open the next one” on or off', run: press('n') },
  ];
  const shortcuts = [
    ...(can?.approve ? deciding : []),
    { key: 'o', does: 'Open the link', run: press('o') },
    { key: 'd', does: 'Download the file', run: press('d') },
    { key: '+', does: 'Zoom in', run: press('+') },
    { key: '-', does: 'Zoom out', run: press('-') },
    { key: ']', does: 'Next page of a PDF', run: press(']') },
    { key: '[', does: 'Previous page of a PDF', run: press('[') },
    { key: 'j', does: 'Next submission', run: press('j') },
    { key: 'k', does: 'Previous submission', run: press('k') },
  ];
  return (
    <div className="sticky top-0 z-20 flex h-15 items-center gap-2 border-b border-line bg-paper px-2 md:h-17 md:px-5 lg:grid lg:grid-cols-[1fr_auto_1fr]">
      <Button
        variant="quiet"
        aria-label={`Back to ${back}`}
        icon={<ArrowLeft aria-hidden />}
        className="shrink-0 justify-self-start max-md:px-3"
        onClick={onClose}
      >
        <span className="max-md:sr-only">{back}</span>
      </Button>
      <StepTrail steps={steps} />
      <div className="flex shrink-0 items-center justify-end gap-2 max-md:gap-0">
        <nav aria-label="Submissions" className="flex gap-2 max-md:gap-0">
          <Step label="Previous" to={steps.previous} hotkey="k" onOpen={onOpen} />
          <Step label="Next" to={steps.next} hotkey="j" onOpen={onOpen} />
        </nav>
        <Shortcuts shortcuts={shortcuts} active={!isReporting} />
      </div>
    </div>
  );
}

type StepProps = {
  label: 'Previous' | 'Next';
  to: string | null;
  hotkey: string;
  onOpen: (id: string) => void;
};

const Step = ({ label, to, hotkey, onOpen }: StepProps) => (
  <Button
    variant="secondary"
    data-key={hotkey}
    disabled={to === null}
    onClick={() => to && onOpen(to)}
    icon={label === 'Previous' && <ChevronDown aria-hidden className="rotate-90" />}
    className="max-md:border-transparent max-md:bg-transparent max-md:px-2.5 md:px-4"
  >
    <span className="flex items-center gap-2">
      <span className="max-md:sr-only">{label}</span>
      {label === 'Next' && <ChevronDown aria-hidden className="-rotate-90" />}
      <KeyHint>{hotkey}</KeyHint>
    </span>
  </Button>
);
