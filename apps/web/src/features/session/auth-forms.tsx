// The forms to sign in and up, without what never changes around them: the sign-in pages' documents contain that.
import type { UserType } from '@questline/contract/plain';
import { type ComponentType, useState, useTransition } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { type Mode, pageWords } from './auth-words.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignUpProps } from './sign-up-form.tsx';
import { TextLink } from './text-link.tsx';
import { type Submission, useSubmission } from './use-submission.ts';

type Props = Pick<Submission, 'toast' | 'onSignedIn'> & {
  type: UserType;
  /** Passed on to the other account type's page. */
  returnTo: string | undefined;
  /** May be loaded when someone wants to sign up. */
  SignUpForm: ComponentType<SignUpProps>;
  /** Someone with an invitation signs up. */
  invited?: { email: string; problem?: string } | undefined;
};

export function AuthForms({ type, returnTo, SignUpForm, invited, ...submission }: Props) {
  const [mode, setMode] = useState<Mode>(invited ? 'sign-up' : 'sign-in');
  const { error, clearError, run } = useSubmission({ type, mode, ...submission });
  const [isLoading, startLoading] = useTransition();
  const signsIn = mode === 'sign-in';
  const toggle = () =>
    startLoading(() => {
      clearError();
      setMode(signsIn ? 'sign-up' : 'sign-in');
    });
  const other = type === 'student' ? '/company/auth' : '/student/auth';
  return (
    <>
      <AuthHeading {...pageWords[type][mode]} error={error} />
      {!signsIn && invited?.problem && <Notice tone="info">{invited.problem}</Notice>}
      {signsIn ? <SignInForm run={run} /> : <SignUpForm type={type} email={invited?.email} run={run} />}
      <div className="grid gap-3 border-t border-line pt-5 text-ink-soft">
        <p>
          {signsIn ? "Don't have an account?" : 'Already have an account?'}{' '}
          <Button variant="link" busy={isLoading && 'One moment…'} onClick={toggle}>
            {signsIn ? 'Sign up' : 'Sign in'}
          </Button>
        </p>
        <p>
          <TextLink href={returnTo ? `${other}?${new URLSearchParams({ returnTo }).toString()}` : other}>
            {type === 'student' ? "I'm a company" : "I'm a student"}
          </TextLink>
        </p>
      </div>
    </>
  );
}
