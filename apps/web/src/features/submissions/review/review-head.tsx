// Previous and Next buttons, and the keyboard shortcuts of a review.
import type { ReviewedSubmission } from '@questline/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { useReportRequest } from '../../../lib/report-request.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { pressIn, Shortcuts } from '../../../ui/overlays/shortcuts.tsx';
import type { ReviewSteps } from './use-review-steps.ts';

type Props = {
  submission: ReviewedSubmission;
  steps: ReviewSteps;
  onOpen: (id: string) => void;
  /** An element inside the dialog, used to find the buttons for shortcuts. */
  dialog: RefObject<HTMLElement | null>;
};

export function ReviewHead({ submission, steps, onOpen, dialog }: Props) {
  const { attempts, attempt, can } = submission;
  const isReporting = useReportRequest() !== undefined;
  const press = (key: string) => () => pressIn(dialog.current?.closest('[role=dialog]'), key);
  const deciding = [
    { key: 'a', does: 'Approve', run: press('a') },
    { key: 'r', does: 'Request Revision', run: press('r') },
    { key: 'm', does: 'Mark as Reviewed', run: press('m') },
    { key: 'Mod+Enter', does: 'Approve, even while typing', run: press('a') },
    {
      key: 'f',
      does: 'Write feedback',
      run: () => dialog.current?.querySelector('textarea')?.focus(),
    },
    { key: 's', does: 'Open saved feedback', run: press('s') },
    { key: 'n', does: 'Turn “Open the next one” on or off', run: press('n') },
  ];
  const shortcuts = [
    ...(can.approve ? deciding : []),
    { key: 'd', does: 'Download the file', run: press('d') },
    { key: 'j', does: 'Next submission', run: press('j') },
    { key: 'k', does: 'Previous submission', run: press('k') },
  ];
  const [newest] = attempts;
  return (
    <>
      <div className="flex items-center gap-2">
        <nav aria-label="Submissions" className="flex grow flex-wrap items-center gap-2">
          <Step label="Previous" to={steps.previous} hotkey="k" onOpen={onOpen} />
          <Step label="Next" to={steps.next} hotkey="j" onOpen={onOpen} />
          <span className="px-1 text-sm text-ink-soft tabular-nums">{steps.position}</span>
        </nav>
        <Shortcuts shortcuts={shortcuts} active={!isReporting} />
      </div>
      {newest && newest.attempt > attempt && (
        <Notice
          tone="info"
          title={`This is attempt ${attempt}`}
          action={
            <Button size="small" variant="secondary" onClick={() => onOpen(newest.id)}>
              Open attempt {newest.attempt}
            </Button>
          }
        >
          The student submitted a newer one.
        </Notice>
      )}
    </>
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
    size="small"
    variant="secondary"
    data-key={hotkey}
    disabled={to === null}
    onClick={() => to && onOpen(to)}
    icon={label === 'Previous' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
  >
    {label}
  </Button>
);
