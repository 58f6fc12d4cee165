import { limits } from '@questline/contract/plain';
import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Field, FieldError } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useEditorForm } from '../editor-form.ts';

/** What good looks like, one short line each. */
export function CriteriaFields({ index }: { index: number }) {
  const form = useEditorForm();
  const criteria = useFieldArray({ control: form.control, name: `tasks.${index}.criteria`, keyName: 'key' });
  const errors = form.formState.errors.tasks?.[index]?.criteria;
  const isFull = criteria.fields.length >= limits.criteriaMax;
  const add = () => criteria.append({ text: '' });
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-semibold">
          What good looks like <span className="font-normal text-ink-soft">(optional)</span>
        </p>
        <p className="text-sm text-ink-soft">
          Students see this before they start. You tick it off when you review.
        </p>
      </div>
      <div className="grid empty:hidden">
        {criteria.fields.map(({ key }, i) => (
          <div key={key} className="flex items-start gap-2">
            <div className="grow">
              <Field label={<span className="sr-only">Criterion {i + 1}</span>}>
                <TextInput
                  placeholder="The price is readable from across the street"
                  maxLength={limits.criterionMaxLength}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    if (!isFull && event.currentTarget.value.trim()) add();
                  }}
                  {...form.register(`tasks.${index}.criteria.${i}.text`)}
                />
              </Field>
            </div>
            <IconButton
              label={`Remove criterion ${i + 1}`}
              onClick={() => criteria.remove(i)}
              className="mt-1.5"
            >
              <X />
            </IconButton>
          </div>
        ))}
      </div>
      <div className="text-sm">
        <FieldError id={`tasks-${index}-criteria`} text={errors?.root?.message ?? errors?.message} />
      </div>
      <Button
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden />}
        className="-ml-3 justify-self-start"
        disabled={isFull}
        onClick={add}
      >
        Add a criterion
      </Button>
    </div>
  );
}
