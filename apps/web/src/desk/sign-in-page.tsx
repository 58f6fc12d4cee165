import type { PasskeyRequest } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { deskSignIn } from '@questline/contract/desk';
import { productName } from '@questline/contract/plain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../lib/format/failure-text.ts';
import { schemaResolver } from '../lib/forms/form-resolver.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { PasswordInput } from '../ui/forms/password-input.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { deskApi } from './desk-queries.ts';
import { SecondStep } from './second-step.tsx';

/** The password, and then a passkey or a recovery code. */
export function SignInPage() {
  const [error, setError] = useState<string>();
  const [options, setOptions] = useState<PasskeyRequest>();
  const form = useForm({
    resolver: schemaResolver(deskSignIn),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setError(undefined);
    try {
      setOptions(await deskApi('POST /api/desk/session', { body }));
      form.resetField('password');
    } catch (failure) {
      const isWrong = failure instanceof ApiError && failure.code === 'wrong_credentials';
      setError(isWrong ? "That email or password isn't right." : failureText(failure));
    }
  });

  function startOver(reason?: string) {
    setOptions(undefined);
    setError(reason);
  }

  if (options) return <SecondStep options={options} onStartOver={startOver} />;
  return (
    <DeskFrame
      title="Sign in to the desk"
      description={`For the people who run ${productName}.`}
      error={error}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <fieldset disabled={isSubmitting} className="grid gap-5">
          <Field label="Email" error={errors.email?.message}>
            <TextInput type="email" autoComplete="username" {...form.register('email')} />
          </Field>
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
        </fieldset>
        <Button type="submit" size="large" wide busy={isSubmitting && 'Checking…'}>
          Continue
        </Button>
      </form>
    </DeskFrame>
  );
}
