import { currencies, limits, productName } from '@questline/contract/plain';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { asNumber, useEditorForm } from './editor-form.ts';

const currencyOptions = currencies.map((value) => ({ value, label: value }));
const perOptions = [
  { value: 'task', label: 'For each approved task' },
  { value: 'completion', label: 'When every task is approved' },
];

/** An amount that students earn. Both sides keep track of the payments here. */
export function RewardFields() {
  const form = useEditorForm();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">
        Reward <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3 md:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1.5fr)]">
        <Field label="Amount" error={form.formState.errors.reward?.amount?.message}>
          <TextInput
            type="number"
            inputMode="decimal"
            min={0.01}
            max={limits.rewardMax / 100}
            step={0.01}
            placeholder="20"
            {...form.register('reward.amount', asNumber)}
          />
        </Field>
        <Field label="Currency">
          <Select options={currencyOptions} {...form.register('reward.currency')} />
        </Field>
        <Field label="Paid" className="max-md:col-span-2">
          <Select options={perOptions} {...form.register('reward.per')} />
        </Field>
      </div>
      <p className="text-sm text-ink-soft">
        You pay students directly. {productName} doesn't move money, but helps you both keep track. Students
        who already applied keep the reward shown when they applied.
      </p>
    </fieldset>
  );
}
