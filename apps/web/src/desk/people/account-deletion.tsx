// For leads: deletes an account permanently, in two steps. First the reason, then the name, each with the passkey.
import type { OpenedAccount } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { ReasonFields, type Why } from '../reason-fields.tsx';
import { confirmNow, withPasskey } from '../with-passkey.ts';

type Props = { account: OpenedAccount; onDeleted: () => void };

/** What an account without a name is deleted with. */
const withoutName = 'delete';

export function AccountDeletion({ account, onDeleted }: Props) {
  const [step, setStep] = useState<'none' | 'reason' | 'name'>('none');
  const cancel = () => setStep('none');
  if (step === 'none')
    return (
      <Button variant="caution" onClick={() => setStep('reason')}>
        Delete permanently
      </Button>
    );
  return step === 'reason' ? (
    <Reason account={account} onCancel={cancel} onDone={() => setStep('name')} />
  ) : (
    <Name account={account} onCancel={cancel} onDone={onDeleted} />
  );
}

type StepProps = { account: OpenedAccount; onCancel: () => void; onDone: () => void };
const box = 'grid gap-3 rounded-[14px] border-[1.5px] border-coral-strong bg-coral-soft/45 p-4';
const effects = {
  company:
    'This deletes the company with its initiatives and signs its team out. Students keep their own work. Logins of the team are deleted after 30 days. It can’t be undone.',
  person:
    'This deletes the login and everything they wrote, and ends what they work on. Reports and their evidence stay. It can’t be undone.',
};

function Reason({ account: { kind, id }, onCancel, onDone }: StepProps) {
  const [why, setWhy] = useState<Why>({ reason: 'legal', note: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withPasskey(() =>
        deskApi('POST /api/desk/accounts/:kind/:id/deletion-request', { params: { kind, id }, body: why }),
      ),
    onSuccess: onDone,
  });
  return (
    <form
      aria-label="Delete permanently"
      className={box}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        mutate();
      }}
    >
      <h2 className="font-semibold">Step 1 of 2: Why are you deleting this account?</h2>
      <p className="text-sm text-ink-soft">{effects[kind]} You confirm both steps with your passkey.</p>
      <ReasonFields why={why} onChange={setWhy} keys={false}>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isPending && 'Waiting for your passkey…'}>
          Continue to step 2
        </Button>
      </ReasonFields>
      {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
    </form>
  );
}

function Name({ account: { kind, id, name }, onCancel, onDone }: StepProps) {
  const wanted = name ?? withoutName;
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await confirmNow();
      await deskApi('POST /api/desk/accounts/:kind/:id/deletion', {
        params: { kind, id },
        body: { name: typed },
      });
    },
    onSuccess: onDone,
  });
  return (
    <form
      ref={form}
      aria-label="Confirm the deletion"
      className={box}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (typed.trim() === wanted) mutate();
      }}
    >
      <h2 className="font-semibold">Step 2 of 2: Delete {name ?? 'this account'}?</h2>
      <p className="text-sm text-ink-soft">
        {effects[kind]} You have {limits.deletionRequestMinutes} minutes for this step.
      </p>
      <Field label={`Type “${wanted}” to confirm`}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="danger"
          disabled={typed.trim() !== wanted}
          busy={isPending && 'Waiting for your passkey…'}
        >
          Delete permanently
        </Button>
      </div>
      {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
    </form>
  );
}
