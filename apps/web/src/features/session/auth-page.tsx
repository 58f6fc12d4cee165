import type { UserType } from '@questline/contract/plain';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { type Mode, pageWords } from './auth-words.ts';
import { AuthFrame } from './auth-frame.tsx';
import { SessionLink } from './session-link.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSubmission } from './use-submission.ts';

type Props = {
  type: UserType;
  /** Passed on to the other account type's page. */
  returnTo: string | undefined;
  onSignedIn: (type: UserType) => Promise<void>;
  /** Someone with an invitation signs up. */
  invited?: { email: string; problem?: string };
};

export function AuthPage({ type, returnTo, onSignedIn, invited }: Props) {
  const [mode, setMode] = useState<Mode>(invited ? 'sign-up' : 'sign-in');
  const { error, clearError, run } = useSubmission({ type, mode, onSignedIn });
  const signsIn = mode === 'sign-in';
  const toggle = () => {
    clearError();
    setMode(signsIn ? 'sign-up' : 'sign-in');
  };

  return (
    <AuthFrame {...pageWords[type][mode]} error={error}>
      {!signsIn && invited?.problem && <Notice tone="info">{invited.problem}</Notice>}
      {signsIn ? <SignInForm run={run} /> : <SignUpForm type={type} email={invited?.email} run={run} />}
      <div className="grid gap-3 border-t border-line pt-5 text-ink-soft">
        <p>
          {signsIn ? "Don't have an account?" : 'Already have an account?'}{' '}
          <Button variant="link" onClick={toggle}>
            {signsIn ? 'Sign up' : 'Sign in'}
          </Button>
        </p>
        <p>
          <SessionLink
            to={type === 'student' ? '/company/auth' : '/student/auth'}
            search={returnTo ? { returnTo } : {}}
          >
            {type === 'student' ? "I'm a company" : "I'm a student"}
          </SessionLink>
        </p>
      </div>
    </AuthFrame>
  );
}
