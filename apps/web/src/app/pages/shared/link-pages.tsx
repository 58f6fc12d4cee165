// Pages opened by links in emails. The token is only used when a button is pressed, not when the page opens.
import { useSearch } from '@tanstack/react-router';
import { EmailChangePage } from '../../../features/session/email-change-page.tsx';
import { ResetPasswordPage } from '../../../features/session/reset-password-page.tsx';
import { VerifyEmailPage } from '../../../features/session/verify-email-page.tsx';

const useToken = () => useSearch({ strict: false }).token;

export const VerifyEmailRoute = () => <VerifyEmailPage token={useToken()} />;
export const ResetPasswordRoute = () => <ResetPasswordPage token={useToken()} />;
export function EmailChangeRoute() {
  const { step, token } = useSearch({ from: '/email-change' });
  return <EmailChangePage step={step} token={token} />;
}
