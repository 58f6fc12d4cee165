import { session as endpoints } from '@questline/contract/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver, showFieldErrors } from '../../lib/form-resolver.ts';
import { api, session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { EntranceFrame } from './entrance-frame.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { SessionLink } from './session-link.tsx';

const { body: passwordReset } = endpoints['POST /api/session/reset'];

/** The link is spent by the button alone. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const [done, setDone] = useState(false);
  const [error, setError] = useState<string>();
  const form = useForm({
    resolver: schemaResolver(passwordReset),
    defaultValues: { token: token ?? '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setError(undefined);
    try {
      await api('POST /api/session/reset', { body });
      session.recovered();
      setDone(true);
    } catch (failure) {
      if (!showFieldErrors(failure, form.setError)) setError(failureText(failure));
    }
  });

  if (done)
    return (
      <EntranceFrame
        title="Your password is changed"
        description="You were signed out on all devices. Please sign in with the new password."
      >
        <p className="flex gap-6">
          <SessionLink to="/student/auth">Sign in as a student</SessionLink>
          <SessionLink to="/company/auth">Sign in as a company</SessionLink>
        </p>
      </EntranceFrame>
    );
  const askAgain = (
    <p>
      <SessionLink to="/forgot-password">Ask for a new link</SessionLink>
    </p>
  );
  if (!token)
    return (
      <EntranceFrame
        title="Set a new password"
        description="Please open the link from our mail: this address is only half of it."
      >
        {askAgain}
      </EntranceFrame>
    );
  return (
    <EntranceFrame
      title="Set a new password"
      description="It ends your sessions on all devices."
      error={error}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <fieldset disabled={isSubmitting}>
          <Field label="New password" error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
        </fieldset>
        <Button type="submit" size="large" wide busy={isSubmitting && 'Saving...'}>
          Set new password
        </Button>
      </form>
      {error && askAgain}
    </EntranceFrame>
  );
}
