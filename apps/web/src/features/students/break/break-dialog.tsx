import { limits } from '@questline/contract/plain';
import { useState } from 'react';
import { addDays } from '../../../lib/format/add-days.ts';
import { isDay, shortDay, today } from '../../../lib/format/days.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { PickOne } from '../../../ui/forms/pick-chips.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useBreak } from './use-break.ts';

type Props = {
  /** The day of the break that is changed. */
  backOn: string | null;
  onClose: () => void;
};

const weeks = [1, 2, 4];
const weeksInWords = (count: number) => (count === 1 ? '1 week' : `${count} weeks`);

/** Asks when the student is back. Open while it is rendered. */
export function BreakDialog({ backOn, onClose }: Props) {
  const [now] = useState(today);
  const [day, setDay] = useState(backOn ?? addDays(now, 7));
  const change = useBreak(onClose);
  const isPossible = isDay(day) && day > now && day <= addDays(now, limits.breakMaxDays);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={backOn ? 'Change your break' : 'Take a break'}
      description="For exams, a vacation or a busy week. Your tasks and drafts stay as they are."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="break" busy={change.isPending && 'Saving…'}>
            {backOn ? 'Save day' : 'Start break'}
          </Button>
        </>
      }
    >
      <form
        id="break"
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isPossible && !change.isPending) change.mutate(day);
        }}
      >
        <PickOne
          legend="For how long?"
          options={weeks}
          labelOf={weeksInWords}
          value={weeks.find((count) => addDays(now, 7 * count) === day) ?? null}
          onChange={(count) => count && setDay(addDays(now, 7 * count))}
        />
        <Field
          label="Back on"
          error={isPossible ? undefined : 'Choose a day from tomorrow to eight weeks from now.'}
        >
          <TextInput
            type="date"
            min={addDays(now, 1)}
            max={addDays(now, limits.breakMaxDays)}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </Field>
        <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
          <li>
            Companies you work with see {isPossible ? `“Back on ${shortDay(day)}”` : "the day you're back"}{' '}
            and don't expect anything until then.
          </li>
          <li>They can still write to you and review your work.</li>
          <li>Companies you've applied to won't see it.</li>
        </ul>
      </form>
    </Dialog>
  );
}
