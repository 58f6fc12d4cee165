import type { UserType } from '@questline/contract/plain';
import { companySignUp, studentSignUp } from '@questline/contract/session';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { birthYears } from '../../lib/forms/birth-years.ts';
import { schemaResolver } from '../../lib/forms/form-resolver.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { MonthField } from '../../ui/forms/month-field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { passwordRules } from './password-rules.ts';
import { SmallPrint } from './small-print.tsx';
import type { useSubmission } from './use-submission.ts';

const labels = {
  student: { name: 'Full Name', email: 'Email' },
  company: { name: 'Contact Person', email: 'Business Email' },
} as const satisfies Record<UserType, object>;

type Values = {
  email: string;
  password: string;
  data: { user_type: UserType; full_name: string; birth_month?: string | undefined };
};
/** `email` is filled in, for someone with an invitation. */
export type SignUpProps = {
  type: UserType;
  email?: string | undefined;
  run: ReturnType<typeof useSubmission>['run'];
};

export function SignUpForm({ type, email = '', run }: SignUpProps) {
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(type === 'company' ? companySignUp : studentSignUp),
    defaultValues: { email, password: '', data: { user_type: type, full_name: '', birth_month: '' } },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  // Two selects for one value, which the form can't read or focus itself.
  const [birthMonth, setBirthMonth] = useState('');
  const monthRef = useRef<HTMLSelectElement>(null);
  const chooseBirthMonth = (month: string) => {
    setBirthMonth(month);
    form.setValue('data.birth_month', month);
  };
  useEffect(() => {
    const isFirstError = errors.data?.birth_month && !errors.data.full_name && !errors.email;
    if (isFirstError) monthRef.current?.focus();
  }, [errors]);
  const submit = form.handleSubmit(({ password, data, ...entered }) =>
    run(form, () => session.signUp({ ...entered, password, fullName: data.full_name, birthMonth, type })),
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
        {type === 'student' && (
          <MonthField
            label="When were you born?"
            help="Companies never see this."
            error={errors.data?.birth_month?.message}
            years={birthYears()}
            value={birthMonth}
            onChange={chooseBirthMonth}
            ref={monthRef}
          />
        )}
        <Field label="Password" help={passwordRules} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
      </fieldset>
      <Button type="submit" size="large" wide busy={isSubmitting && 'Signing up...'}>
        Create account
      </Button>
      <SmallPrint />
    </form>
  );
}
