// /guardian: for parents and guardians, with the link from an email.
import { useSearch } from '@tanstack/react-router';
import { GuardianPage } from '../../../features/guardians/guardian-page.tsx';

export function GuardianRoute() {
  const { token } = useSearch({ strict: false });
  return <GuardianPage token={token} />;
}
