// Queries for feedback snippets. Row level security in db/policies/submissions.sql decides who may see a row.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';

const columns = ['id', 'name', 'content', 'created_at'] as const;

export const listSnippets = (companyId: string) =>
  query
    .selectFrom('feedback_snippets')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(sql.lit(limits.feedbackSnippets));

export const findSnippet = (companyId: string, clientId: string) =>
  query
    .selectFrom('feedback_snippets')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId);

export const insertSnippet = (snippet: {
  company_id: string;
  client_id: string;
  name: string;
  content: string;
}) => query.insertInto('feedback_snippets').values(snippet).returning(columns);

type Changes = { name?: string | undefined; content?: string | undefined };

/** Changes only the given fields. */
export const changeSnippet = (id: string, { name, content }: Changes) =>
  query
    .updateTable('feedback_snippets')
    .set({
      name: sql<string>`coalesce(${name ?? null}, name)`,
      content: sql<string>`coalesce(${content ?? null}, content)`,
    })
    .where('id', '=', id)
    .returning(columns);

export const deleteSnippet = (id: string) =>
  query.deleteFrom('feedback_snippets').where('id', '=', id).returning('id');
