import { Scale } from 'lucide-react';
import { useRef } from 'react';
import { hoursInWords } from '../../../../lib/format/durations.ts';
import { Button } from '../../../../ui/button.tsx';
import { useEditorForm } from '../editor-form.ts';
import { taskHoursOf } from './task-hours.ts';

/** The hours of the tasks next to the total. Nothing changes without a click, since the total is what students see. */
export function HoursCheck() {
  const form = useEditorForm();
  const line = useRef<HTMLParagraphElement>(null);
  const [tasks, total_hours] = form.watch(['tasks', 'total_hours']);
  const hours = taskHoursOf({ tasks, total_hours });
  if (!hours) return null;
  const { text, offer } = hours;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3 text-sm tabular-nums">
      <p
        ref={line}
        role="status"
        tabIndex={-1}
        className="flex min-w-0 flex-1 basis-60 items-start gap-2 outline-none [&_svg]:mt-px"
      >
        <Scale aria-hidden className="shrink-0 text-ink-soft" />
        <span>{text}</span>
      </p>
      {offer !== undefined && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            form.setValue('total_hours', offer, { shouldDirty: true });
            form.clearErrors('total_hours');
            // The button is about to disappear.
            line.current?.focus();
          }}
        >
          Set the total to {hoursInWords(offer)}
        </Button>
      )}
    </div>
  );
}
