import type { Sharing } from '@questline/contract';
import type { Db, Statements } from '../../platform/database/db.ts';
import { getSharing, shareContacts, stopSharingContacts } from './sharing.queries.ts';

/** Not found unless the student applied to the company. */
export const changeSharing = (
  db: Db,
  studentId: string,
  companyId: string,
  shares: boolean,
): Promise<Sharing> =>
  db.tx(async (tx) => {
    await tx.one(getSharing(studentId, companyId));
    await setSharing(tx, studentId, companyId, shares);
    return tx.one(getSharing(studentId, companyId));
  });

export const setSharing = (tx: Statements, studentId: string, companyId: string, shares: boolean) =>
  tx.run(shares ? shareContacts(studentId, companyId) : stopSharingContacts(studentId, companyId));
