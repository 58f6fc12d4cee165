// Queries for the messages of a conversation. Limits are literals, not parameters: a prepared plan only picks the index
// when it knows them.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement, type Row } from '../../platform/database/db.ts';
import type { Page } from '../../platform/database/page.ts';
import { prepared, preparedRead, type Param } from '../../platform/database/prepared.ts';

const message = [
  'id',
  'conversation_id',
  'client_id',
  'sender_id',
  'person_id',
  'subject',
  'content',
  'created_at',
] as const;
export type MessageRow = Pick<Row<'inbox_messages'>, (typeof message)[number]>;

const messagesOf = (limit: number) =>
  preparedRead((conversationId: Param<string>, before?: Param<string>) =>
    query
      .selectFrom('inbox_messages')
      .select(message)
      .where('conversation_id', '=', conversationId)
      .$if(before !== undefined, (older) => older.where('id', '<', before!))
      .orderBy('id', 'desc')
      .limit(sql.lit(limit)),
  );
/** One query for each page size. */
const pagesOfMessages = new Map<number, ReturnType<typeof messagesOf>>();

export function listMessages(conversationId: string, { before, limit }: Page = { limit: limits.pageSize }) {
  const list = pagesOfMessages.get(limit) ?? messagesOf(limit);
  pagesOfMessages.set(limit, list);
  return list(conversationId, before);
}

export const getMessage = (id: string) =>
  query.selectFrom('inbox_messages').select(message).where('id', '=', id);

type NewMessage = Pick<
  Row<'inbox_messages'>,
  'conversation_id' | 'client_id' | 'sender_id' | 'subject' | 'content'
>;
/** Sends a message and records the event, in one statement: events of a conversation are relayed in order. Returns
 *  nothing if there is no such conversation. A client_id that was already sent is a conflict. */
export const insertMessage = ({ conversation_id, client_id, sender_id, subject, content }: NewMessage) =>
  insertion(conversation_id, client_id, sender_id, subject, content);

const insertion = prepared(
  (
    conversationId: Param<string>,
    clientId: Param<string>,
    senderId: Param<string>,
    subject: Param<string | null>,
    content: Param<string>,
  ) =>
    statement(sql<MessageRow>`
      with sent as (
        insert into inbox_messages (conversation_id, student_id, company_id, client_id, sender_id, subject, content)
        select id, student_id, company_id, ${clientId}::uuid, ${senderId}::uuid, ${subject}::text, ${content}::text
        from conversations where id = ${conversationId}::uuid
        returning ${sql.join(message.map((column) => sql.ref(column)))}),
      recorded as (
        insert into events (name, subject_id, actor_id, ordered_by)
        select 'message.sent', id, sender_id, conversation_id from sent)
      select * from sent`),
);

export const findSent = preparedRead(
  (conversationId: Param<string>, senderId: Param<string>, clientId: Param<string>) =>
    query
      .selectFrom('inbox_messages')
      .select(message)
      .where('conversation_id', '=', conversationId)
      .where('sender_id', '=', senderId)
      .where('client_id', '=', clientId),
);
