// What a student shows of their record: a page by link, and a certificate and a badge for each entry.
import { randomBytes } from 'node:crypto';
import type { RecordPage, ShownParts } from '@questline/contract';
import { createCode } from '@questline/credentials';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RecordDeps } from './record.deps.ts';
import { credentialsPerStudent, linksPerStudent } from './record.limits.ts';
import {
  ensurePage,
  findCredential,
  hideEntry,
  insertCredential,
  replaceLink,
  savePage,
  showEntry,
  withdrawCredential,
} from './record-sharing.queries.ts';

/** Until a student chooses: as in the table's defaults. */
export const defaultPage: RecordPage = {
  link: null,
  full_name: false,
  hours_and_dates: true,
  criteria: true,
  closing_words: true,
  revisions: false,
};

const newLink = () => randomBytes(16).toString('base64url');

export const savePublicPage = (
  db: Db,
  student: SignedIn,
  { on, ...parts }: ShownParts & { on: boolean },
): Promise<RecordPage> => db.one(savePage(student.id, on ? newLink() : null, parts));

export async function replacePageLink(
  { rateLimit }: RecordDeps,
  db: Db,
  student: SignedIn,
): Promise<RecordPage> {
  await rateLimit.admit(db, linksPerStudent(student.id));
  const page = await db.maybe(replaceLink(student.id, newLink()));
  if (!page) throw new Refusal('not_found');
  return page;
}

export const setOnPage = (db: Db, student: SignedIn, applicationId: string, shown: boolean) =>
  db.tx(async (tx) => {
    await tx.run(ensurePage(student.id));
    await tx.run((shown ? showEntry : hideEntry)(student.id, applicationId));
  });

/** The credential that the entry has, or a new one. */
export async function issueCredential(
  { rateLimit }: RecordDeps,
  db: Db,
  student: SignedIn,
  applicationId: string,
) {
  const known = await db.maybe(findCredential(student.id, applicationId));
  if (known) return known;
  await rateLimit.admit(db, credentialsPerStudent(student.id));
  return db.tx(async (tx) => {
    await tx.run(ensurePage(student.id));
    await tx.run(insertCredential(student.id, applicationId, createCode()));
    return tx.one(findCredential(student.id, applicationId));
  });
}

export const withdraw = async (db: Db, student: SignedIn, applicationId: string) =>
  void (await db.one(withdrawCredential(student.id, applicationId)));
