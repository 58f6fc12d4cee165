import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { deleteBlock, findBlock, insertBlock } from './blocks.queries.ts';

/** Not found if the student can't see the company. Blocking again changes nothing. */
export const blockCompany = (db: Db, studentId: string, companyId: string): Promise<void> =>
  db.tx(async (tx) => {
    await tx.run(insertBlock(studentId, companyId));
    await tx.one(findBlock(studentId, companyId));
    await tx.run(recordEvent('company.blocked', companyId, studentId));
  });

export const unblockCompany = (db: Db, studentId: string, companyId: string): Promise<void> =>
  db.tx(async (tx) => {
    if (await tx.maybe(deleteBlock(studentId, companyId)))
      await tx.run(recordEvent('company.unblocked', companyId, studentId));
  });
