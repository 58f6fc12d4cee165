import { nameOf, type Contact, type Conversation, type Message, type TieStage } from '@questline/contract';
import type { Account, SignedIn } from '../../platform/actor.ts';
import type { Row } from '../../platform/database/db.ts';
import { viewAuthor, type Names } from '../team/team.public.ts';
import type { Parties } from './messages.queries.ts';
import type { MessageRow } from './messages.thread.queries.ts';
import { canClose, isClosed, waitOf, type Counted } from './messages.rules.ts';

type Named = { other_name: string | null; picture_url: string | null };

const other = (row: Pick<Parties, 'student_id' | 'company_id'> & Named, { kind }: Account) => {
  const user_type = kind === 'student' ? ('company' as const) : ('student' as const);
  return {
    id: row[`${user_type}_id`],
    user_type,
    name: nameOf(user_type, row.other_name),
    picture_url: row.picture_url,
  };
};
const about = (id: string, name: string | null) => ({ id, name: nameOf('initiative', name) });

export const viewOther = other;
export const viewAbout = (id: string | null, name: string | null) => (id === null ? null : about(id, name));

/** What the reader and the other side have read. */
type Marks = { student_id: string; read_to: string | null; other_read_to: string | null };

/** Whether the recipient has read this message: the reader, or anyone on the other side. */
const isRead = (messageId: string, isMine: boolean, row: Marks) =>
  messageId <= ((isMine ? row.other_read_to : row.read_to) ?? '');

type ConversationRow = Omit<
  Row<'conversations'>,
  'created_at' | 'company_unread' | 'student_unread' | 'student_read_to' | 'company_read_to'
> &
  Marks &
  Named &
  Counted & {
    initiative_name: string | null;
    unread: number;
    email_verified: boolean;
    stage: TieStage | null;
    left_at: string | null;
    may_block: boolean;
    back_on: string | null;
  };

/** The person who wrote the last message for the reader's own company. */
const lastAuthorOf = ({ last_sender_id, last_person_id, company_id }: ConversationRow, { id }: SignedIn) =>
  last_sender_id === id && id === company_id ? (last_person_id ?? company_id) : undefined;

export const lastAuthorsOf = (rows: ConversationRow[], reader: SignedIn) =>
  rows.flatMap((row) => lastAuthorOf(row, reader) ?? []);

function viewLast(row: ConversationRow, actor: SignedIn, names: Names): Conversation['last_message'] {
  if (row.last_sender_id === null) return null;
  const author = lastAuthorOf(row, actor);
  return {
    id: row.last_message_id,
    preview: row.last_preview,
    mine: row.last_sender_id === actor.id,
    author: author === undefined ? null : viewAuthor(author, actor, names),
    read: isRead(row.last_message_id, row.last_sender_id === actor.id, row),
    created_at: row.last_message_at,
  };
}

export const viewConversation = (
  row: ConversationRow,
  actor: SignedIn,
  { names, now }: { names: Names; now: Date },
): Conversation => ({
  id: row.id,
  other: other(row, actor),
  initiative: viewAbout(row.initiative_id, row.initiative_name),
  application_status: row.application_status,
  last_message: viewLast(row, actor, names),
  unread: row.unread,
  closed: isClosed(row),
  can: {
    reply: row.email_verified && !isClosed(row),
    ...canClose(actor.kind, row),
    block: row.may_block,
  },
  wait: waitOf(actor.kind, row, now),
  back_on: row.back_on,
});

/** The person who wrote a message for a company. */
const authorOf = ({ sender_id, person_id }: MessageRow, { student_id }: Marks) =>
  sender_id === student_id ? undefined : (person_id ?? sender_id);

export const authorsOf = (rows: MessageRow[], marks: Marks) =>
  rows.flatMap((row) => authorOf(row, marks) ?? []);

export function viewMessage(row: MessageRow, marks: Marks, reader: SignedIn, names: Names): Message {
  const author = authorOf(row, marks);
  const { person_id: _, ...message } = row;
  return {
    ...message,
    author: author === undefined ? null : viewAuthor(author, reader, names),
    mine: row.sender_id === reader.id,
    read: isRead(row.id, row.sender_id === reader.id, marks),
  };
}

type ContactRow = Pick<
  Row<'initiative_applications'>,
  'id' | 'student_id' | 'company_id' | 'initiative_id' | 'status'
> &
  Named & { initiative_name: string | null; conversation_id: string | null };

export const viewContact = (row: ContactRow, actor: Account): Contact => ({
  id: row.id,
  other: other(row, actor),
  initiative: about(row.initiative_id, row.initiative_name),
  status: row.status,
  conversation_id: row.conversation_id,
});
