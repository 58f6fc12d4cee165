import { ApiError } from '@questline/contract/client';
import { limits } from '@questline/contract/plain';
import { session as endpoints } from '@questline/contract/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoursInWords } from '../../lib/format/durations.ts';
import { schemaResolver, showFieldErrors } from '../../lib/forms/form-resolver.ts';
import { api, session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { failureText } from '../../lib/format/failure-text.ts';
import { openPagesText } from './open-pages-text.ts';
import { passwordRules } from './password-rules.ts';
import { SessionButton } from './session-link.tsx';
import { SignInLinks } from './sign-in-links.tsx';

const { body: passwordReset } = endpoints['POST /api/session/reset'];

/** Only the button uses up the link; opening the page doesn't. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const form = useForm({
    resolver: schemaResolver(passwordReset),
    defaultValues: { token: token ?? '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await api('POST /api/session/reset', { body });
      session.recovered();
      setDone(true);
    } catch (failure) {
      if (!showFieldErrors(failure, form.setError)) setFailure(failure);
    }
  });

  if (done)
    return (
      <AuthFrame
        title="Your password was changed"
        description="We signed you out on all devices. Sign in with your new password."
      >
        <SignInLinks />
      </AuthFrame>
    );
  const isSpent = failure instanceof ApiError && failure.code === 'link_expired';
  if (!token || isSpent)
    return (
      <AuthFrame
        title="Set a new password"
        description={
          isSpent
            ? `Each link works once, for ${hoursInWords(limits.resetLinkHours)}. Request a new one.`
            : 'This link is incomplete. Open the link in our email again, or request a new one.'
        }
        error={isSpent ? failureText(failure) : undefined}
      >
        <SessionButton to="/forgot-password" size="large" wide>
          Request a new link
        </SessionButton>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Set a new password"
      description={`You'll be signed out on all devices. ${openPagesText}`}
      error={failure ? failureText(failure) : undefined}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <fieldset disabled={isSubmitting}>
          <Field label="New password" help={passwordRules} error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
        </fieldset>
        <Button type="submit" size="large" wide busy={isSubmitting && 'Saving…'}>
          Set new password
        </Button>
      </form>
    </AuthFrame>
  );
}
