import { CompanyShell } from './company-shell.tsx';
import { ForStudents } from './student-shell.tsx';
import { useAccount } from './use-account.ts';

/** Around pages that both types have: each sees them in its own shell. */
export const OwnShell = () => (useAccount()?.type === 'company' ? <CompanyShell /> : <ForStudents />);
