import type { MemberRole } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { teamInvite } from '@questline/contract/team';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failureText } from '../../lib/format/failure-text.ts';
import { schemaResolver, showFieldErrors } from '../../lib/forms/form-resolver.ts';
import { api } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { roleNames } from './role-names.ts';
import { teamQuery } from './team-query.ts';

const roles = [
  { value: 'member', label: roleNames.member },
  { value: 'owner', label: roleNames.owner },
];

type Values = { email: string; role: MemberRole };

export function InviteForm() {
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(teamInvite),
    defaultValues: { email: '', role: 'member' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { email } = await api('POST /api/team/invitations', { body });
      await queryClient.invalidateQueries({ queryKey: teamQuery.queryKey });
      toast({
        title: 'Invitation sent',
        description: `We emailed a link to ${email}. It works for ${limits.invitationDays} days.`,
      });
      form.reset();
    } catch (failure) {
      if (!showFieldErrors(failure, form.setError)) form.setError('root', { message: failureText(failure) });
    }
  });

  return (
    <form
      noValidate
      aria-label="Invite someone"
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid gap-4 border-t border-line pt-5"
    >
      <h3 className="text-base">Invite someone</h3>
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <fieldset disabled={isSubmitting} className="grid gap-4 md:grid-cols-2">
        <Field label="Business email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Field
          label="Role"
          help="Owners can also manage the team, rename the company, export its data and delete it."
        >
          <Select options={roles} {...form.register('role')} />
        </Field>
      </fieldset>
      <div className="flex justify-end">
        <Button type="submit" busy={isSubmitting && 'Sending…'}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}
