import { limits } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { isDay, shortDay, today } from '../../../lib/format/days.ts';
import { browserTimeZone, zoneInWords } from '../../../lib/format/time-zone.ts';
import { ownCompanyQuery } from '../../../lib/query/own-company.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { asNumber, useEditorForm } from './editor-form.ts';

/** How many students it takes, until when they can apply, and when it starts. */
export function IntakeFields() {
  const form = useEditorForm();
  const { errors } = form.formState;
  const applyBy = form.watch('apply_by');
  const { data: company } = useQuery(ownCompanyQuery);
  const zone = company && (company.time_zone ?? browserTimeZone());
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">
        Places and dates <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <Field label="Places" error={errors.places?.message} className="max-md:col-span-2">
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={limits.placesMax}
            placeholder="No limit"
            {...form.register('places', asNumber)}
          />
        </Field>
        <Field label="Apply by" error={errors.apply_by?.message}>
          <TextInput type="date" min="2020-01-01" max="2100-12-31" {...form.register('apply_by')} />
        </Field>
        <Field label="Starts on" error={errors.starts_on?.message}>
          <TextInput type="date" min="2020-01-01" max="2100-12-31" {...form.register('starts_on')} />
        </Field>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {closingInWords(applyBy, zone)}
      </p>
    </fieldset>
  );
}

function closingInWords(applyBy: string, zone: string | undefined): string {
  if (!isDay(applyBy))
    return 'Students can apply until all places are taken. Add a deadline to close it earlier.';
  if (applyBy < today()) return 'This deadline has passed, so students can’t apply.';
  const midnight = zone ? `midnight ${zoneInWords(zone)}` : 'midnight';
  return `Closes at ${midnight} on ${shortDay(applyBy)}, or when all places are taken. You can change the time zone in your settings.`;
}
