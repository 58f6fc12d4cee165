// The page to sign in or up, around its form.
import type { UserType } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { type Mode, pageWords } from './auth-words.ts';
import { SessionLink } from './session-link.tsx';

type Props = {
  type: UserType;
  mode: Mode;
  /** Passed on to the other account type's page. */
  returnTo?: string | undefined;
  error?: string | undefined;
  onToggle?: () => void;
  children: ReactNode;
};

export function AuthLayout({ type, mode, returnTo, error, onToggle, children }: Props) {
  const signsIn = mode === 'sign-in';
  return (
    <AuthFrame {...pageWords[type][mode]} error={error}>
      {children}
      <div className="grid gap-3 border-t border-line pt-5 text-ink-soft">
        <p>
          {signsIn ? "Don't have an account?" : 'Already have an account?'}{' '}
          <Button variant="link" onClick={onToggle}>
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
