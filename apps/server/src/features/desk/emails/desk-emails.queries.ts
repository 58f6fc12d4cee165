// Queries about emails that couldn't be delivered, for app_desk. Each is one function, which checks the operator and
// records what it does.
import type { DeskReason, ListedFailure, OpenedFailure } from '@questline/contract';
import { sql } from 'kysely';
import type { Place } from '../../../platform/database/cursor.ts';
import { query, statement } from '../../../platform/database/db.ts';

export type ListedRow = ListedFailure & { key: string };
export type OpenedRow = Omit<OpenedFailure, 'can'>;

export const listFailures = (after: Place | undefined, limit: number) =>
  statement(sql<ListedRow>`
    select * from keeper.list_mail_failures(${after?.key ?? null}, ${after?.id ?? null}, ${limit})`);

export const countFailures = () => query.selectNoFrom(sql<number>`keeper.count_mail_failures()`.as('count'));

export const openFailure = (id: string) =>
  statement(sql<OpenedRow>`select * from keeper.open_mail_failure(${id})`);

export const readRecipient = (id: string, reason: DeskReason, note: string | null) =>
  statement(sql<{ email: string | null }>`
    select * from keeper.read_mail_recipient(${id}, ${reason}, ${note})`);

export const closeFailure = (id: string, resend: boolean, note: string | null) =>
  query.selectNoFrom(sql`keeper.close_mail_failure(${id}, ${resend}, ${note})`.as('closed'));
