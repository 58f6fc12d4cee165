import type { CompanyReward } from '@questline/contract';
import { firstName, paymentMethods, productName, type PaymentMethod } from '@questline/contract/plain';
import { useState } from 'react';
import { isDay, today } from '../../lib/format/days.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { sumOf, whatForAll } from './reward-words.ts';
import { usePay } from './use-rewards.ts';

const methods = Object.entries(paymentMethods).map(([value, label]) => ({ value, label }));

type Props = {
  /** Of one student. */
  rewards: readonly CompanyReward[];
  onClose: () => void;
};

/** Asks when and how the company paid. */
export function PayDialog({ rewards, onClose }: Props) {
  const [paidOn, setPaidOn] = useState(today);
  const [paidHow, setPaidHow] = useState<PaymentMethod>('cash');
  const pay = usePay(onClose);
  const { full_name } = rewards[0]!.student;
  const name = firstName(full_name);
  const isPast = isDay(paidOn) && paidOn <= today();
  const send = () =>
    isPast && pay.mutate({ ids: rewards.map(({ id }) => id), paid_on: paidOn, paid_how: paidHow });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Mark ${sumOf(rewards)} as paid`}
      description={
        <span className="wrap-anywhere">
          For {full_name}: {whatForAll(rewards)}
        </span>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="pay" busy={pay.isPending && 'Saving…'}>
            Mark as paid
          </Button>
        </>
      }
    >
      <form
        id="pay"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label="When did you pay?" error={isPast ? undefined : 'Choose today or an earlier day.'}>
          <TextInput
            type="date"
            max={today()}
            value={paidOn}
            onChange={(event) => setPaidOn(event.currentTarget.value)}
          />
        </Field>
        <Field label="How did you pay?">
          <Select
            options={methods}
            value={paidHow}
            onChange={(event) => setPaidHow(event.currentTarget.value as PaymentMethod)}
          />
        </Field>
        <p className="text-sm text-ink-soft">
          We'll ask {name} whether it arrived. {productName} doesn't move money.
        </p>
      </form>
    </Dialog>
  );
}
