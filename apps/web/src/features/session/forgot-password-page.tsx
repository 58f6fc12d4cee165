import { limits } from '@questline/contract/plain';
import { session as endpoints } from '@questline/contract/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoursInWords } from '../../lib/format/durations.ts';
import { schemaResolver } from '../../lib/forms/form-resolver.ts';
import { api } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { failureText } from '../../lib/format/failure-text.ts';
import { SessionLink } from './session-link.tsx';

const { body: resetRequest } = endpoints['POST /api/session/reset-request'];

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState<string>();
  const form = useForm({
    resolver: schemaResolver(resetRequest),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    setError(undefined);
    try {
      await api('POST /api/session/reset-request', { body: { email } });
      setSentTo(email);
    } catch (failure) {
      setError(failureText(failure));
    }
  });

  if (sentTo)
    return (
      <AuthFrame
        title="Check your email"
        description={`If ${sentTo} has an account, we sent it a link to set a new password. It works for ${hoursInWords(limits.resetLinkHours)}.`}
      >
        <p className="text-ink-soft">
          Nothing after a minute? Check your spam folder, or{' '}
          <Button variant="link" onClick={() => setSentTo(undefined)}>
            try again
          </Button>
          .
        </p>
        <p>
          <SessionLink to="/student/auth">Back to sign in</SessionLink>
        </p>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Forgot your password?"
      description="Enter your email and we'll send you a link to set a new one."
      error={error}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <fieldset disabled={isSubmitting}>
          <Field label="Email" error={errors.email?.message}>
            <TextInput type="email" autoComplete="username" {...form.register('email')} />
          </Field>
        </fieldset>
        <Button type="submit" size="large" wide busy={isSubmitting && 'Sending...'}>
          Send me a link
        </Button>
      </form>
    </AuthFrame>
  );
}
