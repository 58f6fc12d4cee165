import { ApiError } from '@questline/contract/client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../lib/format/failure-text.ts';
import { api, session, useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { CelebrationScene } from '../../ui/scenes/celebration-scene.tsx';
import { EntranceFrame } from './entrance-frame.tsx';
import { SessionButton } from './session-link.tsx';

const codeOf = (failure: unknown) => (failure instanceof ApiError ? failure.code : undefined);

/** Opening the link changes nothing: mail programs open links too. The button does; and whoever is not signed in as
 *  that account shows with its password that they made it. */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const { current } = useSession();
  const isSignedIn = current.state === 'signed-in';
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isOthers, setIsOthers] = useState(false);
  const home = isSignedIn && current.type === 'company' ? '/company-overview' : '/incentives';
  const asksPassword = !isSignedIn || isOthers;
  const form = useForm({ defaultValues: { password: '' }, reValidateMode: 'onSubmit' });
  const { isSubmitting, errors } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      const body = { token: token!, ...(asksPassword && { password }) };
      await api('POST /api/session/verification', { body });
      // The address counts as verified from here on; that it cannot be read again yet is no failure.
      if (isSignedIn) await session.lookUpUser().catch(() => undefined);
      setDone(true);
    } catch (error) {
      // Signed in, but as somebody else.
      if (codeOf(error) === 'password_needed') setIsOthers(true);
      else setFailure(error);
    }
  });

  if (done)
    return (
      <EntranceFrame
        title="Your email is verified"
        description="Thank you! Everything is open to you now."
        scene={<CelebrationScene />}
      >
        <SessionButton to={home} size="large" wide>
          {isSignedIn ? 'Go on' : 'Sign in'}
        </SessionButton>
      </EntranceFrame>
    );
  if (!token)
    return (
      <EntranceFrame
        title="Verify your email"
        description="Please open the link from our mail: this address is only half of it."
      />
    );
  if (codeOf(failure) === 'link_expired')
    return (
      <EntranceFrame
        title="Verify your email"
        description={
          isSignedIn
            ? 'Choose Resend at the top of the next page, and we send you a new link.'
            : 'Sign in and choose Resend at the top of the page, and we send you a new link.'
        }
        error={failureText(failure)}
      >
        <SessionButton to={home} size="large" wide>
          {isSignedIn ? 'Go there' : 'Sign in'}
        </SessionButton>
      </EntranceFrame>
    );
  return (
    <EntranceFrame
      title="Verify your email"
      description={
        asksPassword
          ? 'Almost there. Enter the password you chose when you signed up, so we know that the account is yours too.'
          : 'One click, and we know that this address is yours.'
      }
      error={failure ? failureText(failure) : undefined}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {asksPassword && (
          <fieldset disabled={isSubmitting}>
            <Field label="Password" error={errors.password?.message}>
              <PasswordInput
                autoComplete="current-password"
                {...form.register('password', { required: 'Password is required' })}
              />
            </Field>
          </fieldset>
        )}
        <Button type="submit" size="large" wide busy={isSubmitting && 'Verifying...'}>
          Verify my email
        </Button>
      </form>
      {asksPassword && (
        <p className="text-ink-soft">
          Did somebody else sign up with your address? Then simply close this page, and it stays unconfirmed.
        </p>
      )}
    </EntranceFrame>
  );
}
