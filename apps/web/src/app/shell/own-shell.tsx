import type { ReactNode } from 'react';
import { CompanyShell } from './company-shell.tsx';
import { ForStudents } from './student-shell.tsx';
import { useAccount } from './use-account.ts';

/** For pages of both account types: renders them in the account's own shell. */
export const OwnShell = ({ children }: { children?: ReactNode }) =>
  useAccount()?.type === 'company' ? (
    <CompanyShell>{children}</CompanyShell>
  ) : (
    <ForStudents>{children}</ForStudents>
  );
