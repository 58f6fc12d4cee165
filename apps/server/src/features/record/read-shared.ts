// What strangers see: a student's page by its link, and a certificate or badge by its code.
import type { CheckedCredential, SharedRecord } from '@questline/contract';
import { createCredential, groupCode, signCredential, type CredentialContent } from '@questline/credentials';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RecordDeps } from './record.deps.ts';
import {
  listSharedEntries,
  readCredential,
  readSharedPage,
  type CredentialRow,
} from './record-sharing.queries.ts';
import { viewShared, viewShown } from './record.view.ts';

export async function readShared(db: Db, link: string): Promise<SharedRecord> {
  const [page, entries] = await Promise.all([
    db.maybe(readSharedPage(link)),
    db.many(listSharedEntries(link)),
  ]);
  if (!page) throw new Refusal('not_found');
  return { holder: page.holder, entries: entries.map(viewShared) };
}

/** As printed on certificates and in QR codes. */
export const verifyUrl = (origin: string, code: string) => `${origin}/verify/${groupCode(code)}`;

type Shown = Exclude<CredentialRow, { holder: null }>;

export function contentOfRow(code: string, row: Shown): CredentialContent {
  const shown = viewShown(row);
  return {
    code,
    holder: row.holder,
    initiative: shown.initiative.name,
    company: shown.company.company_name,
    skills: shown.skills,
    tasks: shown.tasks,
    minutes: shown.minutes,
    criteria: shown.criteria,
    revisions: shown.revisions || null,
    closing_words: shown.closing_words,
    started_at: shown.started_at,
    finished_at: shown.finished_at,
    issued_at: row.issued_at,
    status_index: row.status_index,
  };
}

export async function checkCredential(
  { origin, issuerKeys }: RecordDeps,
  db: Db,
  code: string,
): Promise<CheckedCredential> {
  const row = await db.one(readCredential(code));
  if (row.holder === null)
    return {
      state: row.withdrawn_at === null ? 'unavailable' : 'withdrawn',
      credential: null,
      company: null,
      withdrawn_at: row.withdrawn_at,
    };
  return {
    state: 'issued',
    credential: await signCredential(createCredential(origin, contentOfRow(code, row)), issuerKeys[0]!),
    company: { logo_url: row.logo_url, verified: row.company_verified },
    withdrawn_at: null,
  };
}
