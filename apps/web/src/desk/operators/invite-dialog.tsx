// Invites an operator, who gets an email with a set-up link.
import { newOperator } from '@questline/contract/desk-operators';
import { limits, operatorRoles } from '@questline/contract/plain';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/forms/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { LightDialog } from '../../ui/overlays/light-dialog.tsx';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { roleNames } from '../role-names.ts';
import { useOperatorChange } from './operator-queries.ts';

type Props = { onClose: () => void; onDone: (said: string) => void };

export function InviteDialog({ onClose, onDone }: Props) {
  const form = useForm({
    resolver: schemaResolver(newOperator),
    defaultValues: { name: '', email: '', role: 'operator' as const },
  });
  const { errors } = form.formState;
  const { mutate, isPending, error } = useOperatorChange(
    (body: Parameters<typeof invite>[0]) => invite(body),
    () => {
      onDone(`We're emailing ${form.getValues('email')} a set-up link.`);
      onClose();
    },
  );
  const submit = form.handleSubmit((body) => mutate(body));
  return (
    <LightDialog
      title="Invite an operator"
      description={`They get an email with a link to set up their account. It works once, for ${limits.operatorSetupHours} hours.`}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isPending && 'Waiting for your passkey…'} onClick={() => void submit()}>
            Send invitation
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label="Full name" error={errors.name?.message}>
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Field
          label="Role"
          help="Leads can also manage operators, delete accounts permanently and export evidence."
        >
          <Select
            options={operatorRoles.map((value) => ({ value, label: roleNames[value] }))}
            {...form.register('role')}
          />
        </Field>
        {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
      </form>
    </LightDialog>
  );
}

const invite = (body: { name: string; email: string; role: 'operator' | 'lead' }) =>
  deskApi('POST /api/desk/operators', { body });
