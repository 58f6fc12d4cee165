import type { UserType } from '@questline/contract/plain';
import { companySignUp, studentSignUp } from '@questline/contract/session';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/forms/form-resolver.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { passwordRules } from './password-rules.ts';
import { SmallPrint } from './small-print.tsx';
import type { useSubmission } from './use-submission.ts';

const labels = {
  student: { name: 'Full Name', email: 'Email' },
  company: { name: 'Contact Person', email: 'Business Email' },
} as const satisfies Record<UserType, object>;

type Values = { email: string; password: string; data: { user_type: UserType; full_name: string } };
type Props = { type: UserType; run: ReturnType<typeof useSubmission>['run'] };

export function SignUpForm({ type, run }: Props) {
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(type === 'company' ? companySignUp : studentSignUp),
    defaultValues: { email: '', password: '', data: { user_type: type, full_name: '' } },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit(({ email, password, data }) =>
    run(form, () => session.signUp({ email, password, fullName: data.full_name, type })),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <Field label={labels[type].name} error={errors.data?.full_name?.message}>
          <TextInput autoComplete="name" {...form.register('data.full_name')} />
        </Field>
        <Field label={labels[type].email} error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label="Password" help={passwordRules} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
      </fieldset>
      <Button type="submit" size="large" wide busy={isSubmitting && 'Signing up...'}>
        Create account
      </Button>
      <SmallPrint type={type} />
    </form>
  );
}
