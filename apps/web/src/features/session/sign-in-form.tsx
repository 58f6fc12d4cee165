import { signIn } from '@questline/contract/session';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/forms/form-resolver.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { SessionLink } from './session-link.tsx';
import type { useSubmission } from './use-submission.ts';

type Props = { run: ReturnType<typeof useSubmission>['run'] };

export function SignInForm({ run }: Props) {
  const form = useForm({
    resolver: schemaResolver(signIn),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit((values) => run(form, () => session.signIn(values)));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <div className="grid gap-2">
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
          <SessionLink to="/forgot-password" className="justify-self-end text-sm">
            Forgot password?
          </SessionLink>
        </div>
      </fieldset>
      <Button type="submit" size="large" wide busy={isSubmitting && 'Signing in...'}>
        Sign in
      </Button>
    </form>
  );
}
