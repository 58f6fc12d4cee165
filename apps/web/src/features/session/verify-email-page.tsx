import { ApiError } from '@questline/contract/client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errors as errorTexts } from '@questline/contract/plain';
import { failureText } from '../../lib/format/failure-text.ts';
import { api, session, useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { CelebrationScene } from '../../ui/scenes/celebration-scene.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { SessionButton, SessionLink } from './session-link.tsx';
import { SignInLinks } from './sign-in-links.tsx';

const codeOf = (failure: unknown) => (failure instanceof ApiError ? failure.code : undefined);

/** Email programs open links too, so only the button verifies the email. Someone who isn't signed in to the account
 *  also enters its password. */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const { current } = useSession();
  const isSignedIn = current.state === 'signed-in';
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isOthers, setIsOthers] = useState(false);
  const home = isSignedIn && (current.type === 'company' ? '/company-overview' : '/incentives');
  const asksPassword = !isSignedIn || isOthers;
  const form = useForm({ defaultValues: { password: '' }, reValidateMode: 'onSubmit' });
  const { isSubmitting, errors } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      const body = { token: token!, ...(asksPassword && { password }) };
      await api('POST /api/session/verification', { body });
      // The email is verified now, even if reloading the user fails.
      if (isSignedIn) await session.lookUpUser().catch(() => undefined);
      setDone(true);
    } catch (error) {
      // Signed in to a different account.
      if (codeOf(error) === 'password_needed') setIsOthers(true);
      else setFailure(error);
    }
  });

  if (done)
    return (
      <AuthFrame
        title="Your email is verified"
        description="Thanks! You're all set."
        scene={<CelebrationScene />}
      >
        <NextStep home={home} />
      </AuthFrame>
    );
  if (!token)
    return (
      <AuthFrame
        title="Verify your email"
        description="This link is incomplete. Open the link in our email again."
      />
    );
  if (codeOf(failure) === 'link_expired')
    return (
      <AuthFrame
        title="Verify your email"
        description={
          isSignedIn
            ? 'Select Resend email at the top of the next page to get a new link.'
            : 'Sign in and select Resend email at the top of the page to get a new link.'
        }
        error={failureText(failure)}
      >
        <NextStep home={home} />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Verify your email"
      description={
        asksPassword
          ? "Almost there. Enter the password you chose when you signed up, so we know it's you."
          : 'Confirm that this email is yours.'
      }
      error={failure ? wordsFor(failure) : undefined}
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
        <Button type="submit" size="large" wide busy={isSubmitting && 'Verifying…'}>
          Verify my email
        </Button>
      </form>
      {asksPassword && (
        <p className="text-ink-soft">
          <SessionLink to="/forgot-password">Forgot password?</SessionLink>
        </p>
      )}
      {asksPassword && (
        <p className="text-ink-soft">
          Did someone else sign up with your email? Close this page, and your email stays unverified.
        </p>
      )}
    </AuthFrame>
  );
}

/** Only a password was asked for, so the message is about the password alone. */
const wordsFor = (failure: unknown) =>
  codeOf(failure) === 'wrong_credentials' ? errorTexts.wrong_password.text : failureText(failure);

const NextStep = ({ home }: { home: '/company-overview' | '/incentives' | false }) =>
  home ? (
    <SessionButton to={home} size="large" wide>
      Continue
    </SessionButton>
  ) : (
    <SignInLinks />
  );
