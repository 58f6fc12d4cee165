import type { ReactNode } from 'react';
import { CompanyShell } from './company-shell.tsx';
import { ForStudents } from './student-shell.tsx';
import { useAccount } from './use-account.ts';

/** Around pages that both types have: each sees them in its own shell. */
export const OwnShell = ({ children }: { children?: ReactNode }) =>
  useAccount()?.type === 'company' ? (
    <CompanyShell>{children}</CompanyShell>
  ) : (
    <ForStudents>{children}</ForStudents>
  );
