import { ApiError } from '@questline/contract/client';
import { passwordChange } from '@questline/contract/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failureText } from '../../../lib/format/failure-text.ts';
import { schemaResolver, showFieldErrors } from '../../../lib/forms/form-resolver.ts';
import { api, useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { openPagesText } from '../open-pages-text.ts';
import { passwordRules } from '../password-rules.ts';

const empty = { current_password: '', password: '' };

export function PasswordSection() {
  const queryClient = useQueryClient();
  const { current } = useSession();
  const form = useForm({
    resolver: schemaResolver(passwordChange),
    defaultValues: empty,
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (body: typeof empty) => api('PUT /api/session/password', { body }),
    onSuccess: () => {
      form.reset(empty);
      toast({
        title: 'Password changed',
        description: `All other devices were signed out. ${openPagesText}`,
      });
      void queryClient.invalidateQueries({ queryKey: ['session', 'devices'] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'wrong_password')
        return form.setError('current_password', { message: failureText(error) }, { shouldFocus: true });
      if (showFieldErrors(error, form.setError)) return undefined;
      return toast({
        title: 'Failed to change password',
        description: failureText(error),
        variant: 'destructive',
      });
    },
  });
  const submit = form.handleSubmit((values) => change.mutate(values));

  return (
    <PageSection title="Password" text="Changing it signs you out on all other devices.">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        {/* Lets a password manager match the password to the account. */}
        <input
          hidden
          readOnly
          autoComplete="username"
          value={(current.state === 'signed-in' && current.user?.email) || ''}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <Field label="Current password" error={errors.current_password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('current_password')} />
          </Field>
          <Field label="New password" help={passwordRules} error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-end"
          busy={change.isPending && 'Changing…'}
        >
          Change password
        </Button>
      </form>
    </PageSection>
  );
}
