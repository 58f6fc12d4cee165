// The only SQL of this feature. Nothing here asks who may see a row: db/policies/messages.sql does.
// Limits are written out, not bound: a prepared plan must know them to choose its index.
import { sql } from 'kysely';
import { query } from '../../platform/db.ts';

export const conversationsPerPage = 20;
export const messagesPerPage = 50;

const conversation = [
  'v.id',
  'v.student_id',
  'v.company_id',
  'v.initiative_id',
  'v.last_message_id',
  'v.last_message_at',
  'v.last_sender_id',
  'v.last_preview',
  'i.name as initiative_name',
] as const;

/** Pages by the newest message: `before` is the last_message_id of the last conversation seen. */
export const listConversationsOfStudent = (studentId: string, before?: string) =>
  query
    .selectFrom('conversations as v')
    .leftJoin('company_profiles as c', 'c.id', 'v.company_id')
    .leftJoin('initiatives as i', 'i.id', 'v.initiative_id')
    .select(conversation)
    .select(['c.company_name as other_name', 'v.student_unread as unread'])
    .where('v.student_id', '=', studentId)
    .$if(before !== undefined, (older) => older.where('v.last_message_id', '<', before!))
    .orderBy('v.last_message_id', 'desc')
    .limit(sql.lit(conversationsPerPage));

export const listConversationsOfCompany = (companyId: string, before?: string) =>
  query
    .selectFrom('conversations as v')
    .leftJoin('profiles as p', 'p.id', 'v.student_id')
    .leftJoin('initiatives as i', 'i.id', 'v.initiative_id')
    .select(conversation)
    .select(['p.full_name as other_name', 'v.company_unread as unread'])
    .where('v.company_id', '=', companyId)
    .$if(before !== undefined, (older) => older.where('v.last_message_id', '<', before!))
    .orderBy('v.last_message_id', 'desc')
    .limit(sql.lit(conversationsPerPage));

export const listMessages = (conversationId: string, before?: string) =>
  query
    .selectFrom('inbox_messages')
    .select(['id', 'conversation_id', 'client_id', 'sender_id', 'subject', 'content', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (older) => older.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(messagesPerPage));
