// Queries for what a student shows. Row level security and functions in db/policies/record-sharing.sql decide who may see
// what.
import type { ShownParts } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';
import type { ShownRow } from './record.view.ts';

const pageColumns = [
  'link',
  'full_name',
  'hours_and_dates',
  'criteria',
  'closing_words',
  'revisions',
] as const;

export const findPage = preparedRead((studentId: Param<string>) =>
  query.selectFrom('record_pages').select(pageColumns).where('student_id', '=', studentId),
);

/** `link` is for a page that is off; one that is on keeps its own. */
export const savePage = (studentId: string, link: string | null, parts: ShownParts) =>
  query
    .insertInto('record_pages')
    .values({ student_id: studentId, link, ...parts })
    .onConflict((conflict) =>
      conflict.column('student_id').doUpdateSet({
        ...parts,
        link: link === null ? null : sql`coalesce(record_pages.link, excluded.link)`,
      }),
    )
    .returning(pageColumns);

/** Nothing if the page is off. */
export const replaceLink = (studentId: string, link: string) =>
  query
    .updateTable('record_pages')
    .set({ link })
    .where('student_id', '=', studentId)
    .where('link', 'is not', null)
    .returning(pageColumns);

/** With what others see by default. Certificates and badges need the choices, too. */
export const ensurePage = (studentId: string) =>
  query
    .insertInto('record_pages')
    .values({ student_id: studentId })
    .onConflict((conflict) => conflict.doNothing());

export const showEntry = (studentId: string, applicationId: string) =>
  query
    .insertInto('record_page_entries')
    .values({ application_id: applicationId, student_id: studentId })
    .onConflict((conflict) => conflict.doNothing());

export const hideEntry = (studentId: string, applicationId: string) =>
  query
    .deleteFrom('record_page_entries')
    .where('student_id', '=', studentId)
    .where('application_id', '=', applicationId);

export const findCredential = (studentId: string, applicationId: string) =>
  query
    .selectFrom('record_credentials')
    .select(['code', 'issued_at'])
    .where('student_id', '=', studentId)
    .where('application_id', '=', applicationId)
    .where('withdrawn_at', 'is', null);

export const insertCredential = (studentId: string, applicationId: string, code: string) =>
  query
    .insertInto('record_credentials')
    .values({ code, student_id: studentId, application_id: applicationId })
    .onConflict((conflict) => conflict.doNothing());

export const withdrawCredential = (studentId: string, applicationId: string) =>
  query
    .updateTable('record_credentials')
    .set({ withdrawn_at: sql`now()` })
    .where('student_id', '=', studentId)
    .where('application_id', '=', applicationId)
    .where('withdrawn_at', 'is', null)
    .returning('code');

export const readSharedPage = (link: string) =>
  statement(sql<{ holder: string }>`select holder from keeper.shown_page(${link})`);

export const listSharedEntries = (link: string) =>
  statement(sql<ShownRow & { code: string | null }>`select * from keeper.shown_entries(${link})`);

/** Without a holder, only the first three are filled in. */
export type CredentialRow = { issued_at: string; withdrawn_at: string | null; status_index: number } & (
  | ({ holder: string } & ShownRow)
  | { holder: null }
);

export const readCredential = (code: string) =>
  statement(sql<CredentialRow>`select * from keeper.shown_credential(${code})`);

/** Nothing if no credential of that list was ever withdrawn. */
export const findStatusList = preparedRead((number: Param<number>) =>
  query.selectFrom('credential_status_lists').select('bits').where('number', '=', number),
);

/** The database fills in the student and who wrote it. */
export const insertClosingWords = (companyId: string, applicationId: string, words: string) =>
  statement(sql<{ student_id: string }>`
    insert into closing_words (application_id, company_id, words) values (${applicationId}, ${companyId}, ${words})
    returning student_id`);
