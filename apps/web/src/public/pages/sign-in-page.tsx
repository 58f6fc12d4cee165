import { AuthShell } from '../../features/session/auth-frame.tsx';
import { Island } from '../island.tsx';
import SignIn from '../islands/sign-in.tsx';

export const SignInPage = () => (
  <AuthShell>
    <Island name="sign-in">
      <SignIn />
    </Island>
  </AuthShell>
);
