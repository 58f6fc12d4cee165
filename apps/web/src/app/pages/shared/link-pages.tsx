// Pages that links in mails open. The token is handed on; it is spent by a button, not by opening the page.
import { useSearch } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../../features/session/reset-password-page.tsx';
import { VerifyEmailPage } from '../../../features/session/verify-email-page.tsx';

const useToken = () => useSearch({ strict: false }).token;

export const VerifyEmailRoute = () => <VerifyEmailPage token={useToken()} />;
export const ResetPasswordRoute = () => <ResetPasswordPage token={useToken()} />;
