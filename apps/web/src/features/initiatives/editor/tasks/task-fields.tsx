import { limits, submissionTypes, withHttps } from '@questline/contract/plain';
import { Plus, X } from 'lucide-react';
import { Controller, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Field, FieldError } from '../../../../ui/forms/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { Textarea } from '../../../../ui/forms/textarea.tsx';
import { asNumber, counterNear, useEditorForm } from '../editor-form.ts';
import { CriteriaFields } from './criteria-fields.tsx';
import { pastesList } from './several/use-add-several.tsx';
import { submissionKinds } from '../../details/submission-kinds.ts';

type Props = {
  index: number;
  /** Several lines were pasted into the title. */
  onPasteList: (text: string) => void;
};

export function TaskFields({ index, onPasteList }: Props) {
  const form = useEditorForm();
  const errors = form.formState.errors.tasks?.[index];
  const instructions = form.watch(`tasks.${index}.instructions`) ?? '';
  return (
    <>
      <Field label="Title" error={errors?.title?.message}>
        <TextInput
          maxLength={limits.nameMaxLength}
          onPaste={pastesList(onPasteList)}
          {...form.register(`tasks.${index}.title`)}
        />
      </Field>
      <Field
        label="Instructions"
        help="What to do, when it's done, and what to submit. Only students you accept see this."
        error={errors?.instructions?.message}
        {...counterNear(instructions)}
      >
        <Textarea
          minRows={5}
          maxLength={limits.longFieldMaxLength}
          {...form.register(`tasks.${index}.instructions`)}
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_10rem]">
        <Kinds index={index} />
        <Field label="Minutes" help="Roughly how long it takes." error={errors?.minutes?.message}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.taskMinutesMax}
            {...form.register(`tasks.${index}.minutes`, asNumber)}
          />
        </Field>
      </div>
      <CriteriaFields index={index} />
      <Resources index={index} />
    </>
  );
}

const Kinds = ({ index }: { index: number }) => {
  const form = useEditorForm();
  return (
    <Controller
      name={`tasks.${index}.allowed_types`}
      control={form.control}
      render={({ field, fieldState }) => (
        <fieldset className="grid content-start gap-3">
          <legend className="mb-1.5 font-semibold">Students submit</legend>
          {submissionTypes.map((type) => (
            <Checkbox
              key={type}
              label={submissionKinds[type].label}
              help={submissionKinds[type].help}
              checked={field.value.includes(type)}
              onChange={({ target }) =>
                field.onChange(
                  submissionTypes.filter((one) =>
                    one === type ? target.checked : field.value.includes(one),
                  ),
                )
              }
            />
          ))}
          <div className="text-sm">
            <FieldError id={`tasks-${index}-kinds`} text={fieldState.error?.message} />
          </div>
        </fieldset>
      )}
    />
  );
};

function Resources({ index }: { index: number }) {
  const form = useEditorForm();
  const resources = useFieldArray({
    control: form.control,
    name: `tasks.${index}.resources`,
    keyName: 'key',
  });
  const errors = form.formState.errors.tasks?.[index]?.resources;
  /** Adds a missing https:// and shows an error if it isn't a link. */
  function complete(i: number) {
    const name = `tasks.${index}.resources.${i}.url` as const;
    const typed = form.getValues(name);
    if (!typed.trim()) return;
    form.setValue(name, withHttps(typed), { shouldDirty: true });
    void form.trigger(name);
  }
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        Helpful links <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      {resources.fields.map(({ key }, i) => (
        <div key={key} className="flex items-start gap-2">
          <div className="grid grow gap-2 md:grid-cols-2">
            <Field
              label={<span className="sr-only">Title of link {i + 1}</span>}
              error={errors?.[i]?.title?.message}
            >
              <TextInput
                placeholder="Title"
                maxLength={limits.nameMaxLength}
                {...form.register(`tasks.${index}.resources.${i}.title`)}
              />
            </Field>
            <Field
              label={<span className="sr-only">URL of link {i + 1}</span>}
              error={errors?.[i]?.url?.message}
            >
              <TextInput
                placeholder="https://"
                inputMode="url"
                maxLength={limits.urlMaxLength}
                {...form.register(`tasks.${index}.resources.${i}.url`, { onBlur: () => complete(i) })}
              />
            </Field>
          </div>
          <IconButton label={`Remove link ${i + 1}`} onClick={() => resources.remove(i)} className="mt-1.5">
            <X />
          </IconButton>
        </div>
      ))}
      <Button
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden />}
        className="-ml-3 justify-self-start"
        disabled={resources.fields.length >= limits.resourcesMax}
        onClick={() => resources.append({ title: '', url: '' })}
      >
        Add a link
      </Button>
    </div>
  );
}
