import type { UserType } from '@questline/contract/plain';
import { useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AuthLayout } from './auth-layout.tsx';
import type { Mode } from './auth-words.ts';
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
    <AuthLayout {...{ type, mode, returnTo, error }} onToggle={toggle}>
      {!signsIn && invited?.problem && <Notice tone="info">{invited.problem}</Notice>}
      {signsIn ? <SignInForm run={run} /> : <SignUpForm type={type} email={invited?.email} run={run} />}
    </AuthLayout>
  );
}
