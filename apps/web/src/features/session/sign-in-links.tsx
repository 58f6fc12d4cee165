import { SessionButton } from './session-link.tsx';

/** For visitors who may be a student or a company. */
export const SignInLinks = () => (
  <div className="grid gap-3">
    <SessionButton to="/student/auth" size="large" wide>
      Sign in as a student
    </SessionButton>
    <SessionButton to="/company/auth" size="large" wide variant="secondary">
      Sign in as a company
    </SessionButton>
  </div>
);
