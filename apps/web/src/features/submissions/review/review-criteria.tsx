import { Plus } from 'lucide-react';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { criteriaTitle } from '../criteria.tsx';

type Props = {
  criteria: string[];
  /** Undefined until someone checked. */
  met: readonly string[] | undefined;
  onMet: (met: string[]) => void;
  /** Puts a criterion that isn't met into the feedback. */
  onAdd: (criterion: string) => void;
};

/** The checklist of the reviewer. */
export function ReviewCriteria({ criteria, met: checked, onMet, onAdd }: Props) {
  const met = checked ?? [];
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 flex w-full items-baseline justify-between gap-3">
        <span className="font-head text-lg font-bold tracking-tight">{criteriaTitle}</span>
        {/* On narrow screens, the sheet's handle says it. */}
        <span className="text-sm text-ink-soft tabular-nums max-lg:hidden">
          {met.length} of {criteria.length} met
        </span>
      </legend>
      {criteria.map((text) => (
        <div key={text} className="grid">
          <Checkbox
            label={<span className="wrap-anywhere">{text}</span>}
            checked={met.includes(text)}
            onChange={({ target }) =>
              onMet(criteria.filter((one) => (one === text ? target.checked : met.includes(one))))
            }
          />
          {checked && !met.includes(text) && (
            <button
              type="button"
              onClick={() => onAdd(text)}
              className="ml-9 flex min-h-6 items-center gap-1 justify-self-start text-sm font-semibold text-trail underline-offset-4 hover:underline pointer-coarse:min-h-10"
            >
              <Plus aria-hidden className="size-4" />
              Add to feedback<span className="sr-only">: {text}</span>
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}
