import { ApiError } from '@questline/contract/client';
import { limits } from '@questline/contract/plain';
import { session as endpoints } from '@questline/contract/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver, showFieldErrors } from '../../lib/forms/form-resolver.ts';
import { api, session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { EntranceFrame } from './entrance-frame.tsx';
import { failureText } from '../../lib/format/failure-text.ts';
import { passwordRules } from './password-rules.ts';
import { SessionButton } from './session-link.tsx';

const { body: passwordReset } = endpoints['POST /api/session/reset'];

/** The link is spent by the button alone. */
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
      <EntranceFrame
        title="Your password is changed"
        description="You were signed out on all devices. Please sign in with the new password."
      >
        <div className="grid gap-3">
          <SessionButton to="/student/auth" size="large" wide>
            Sign in as a student
          </SessionButton>
          <SessionButton to="/company/auth" size="large" wide variant="secondary">
            Sign in as a company
          </SessionButton>
        </div>
      </EntranceFrame>
    );
  const isSpent = failure instanceof ApiError && failure.code === 'link_expired';
  if (!token || isSpent)
    return (
      <EntranceFrame
        title="Set a new password"
        description={
          isSpent
            ? `A link works once and for ${limits.resetLinkHours} hour. We are glad to send you another one.`
            : 'Please open the link from our mail: this address is only half of it.'
        }
        error={isSpent ? failureText(failure) : undefined}
      >
        <SessionButton to="/forgot-password" size="large" wide>
          Ask for a new link
        </SessionButton>
      </EntranceFrame>
    );
  return (
    <EntranceFrame
      title="Set a new password"
      description="It ends your sessions on all devices."
      error={failure ? failureText(failure) : undefined}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <fieldset disabled={isSubmitting}>
          <Field label="New password" help={passwordRules} error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
        </fieldset>
        <Button type="submit" size="large" wide busy={isSubmitting && 'Saving...'}>
          Set new password
        </Button>
      </form>
    </EntranceFrame>
  );
}
