import type { ErrorCode, Input, Message, messages } from '@questline/contract';
import type { Account, SignedIn } from '../../platform/actor.ts';
import type { Db, Statements } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getContact } from './messages.contacts.queries.ts';
import {
  findConversation,
  findSent,
  getParties,
  insertMessage,
  openConversation,
} from './messages.queries.ts';
import { canOpen } from './messages.rules.ts';
import { viewMessage } from './messages.view.ts';

type Sent = Input<(typeof messages)['POST /api/messages']>['body'];
type To = NonNullable<Sent['to']>;

/** A conversation starts with its first message. A repeated client_id returns the first message. */
export async function sendMessage(db: Db, sender: SignedIn, sent: Sent): Promise<Message> {
  const { to, conversation_id, client_id, subject, content } = sent;
  const words = { client_id, sender_id: sender.id, subject: subject || null, content };
  try {
    const row = conversation_id
      ? await db.one(insertMessage({ ...words, conversation_id }))
      : await db.tx(async (tx) =>
          tx.one(insertMessage({ ...words, conversation_id: await findOrOpen(tx, sender, to!) })),
        );
    const { person_id: _, ...message } = row;
    return { ...message, author: null, mine: true, read: false };
  } catch (error) {
    if (!(error instanceof Refusal) || !looksAgain.has(error.code)) throw error;
    return findFirst(db, sender, sent, error);
  }
}

/** Refusals of a message that may have been sent before, or whose sender may have an unverified email. */
const looksAgain = new Set<ErrorCode>([
  'conflict',
  'reply_needed',
  'messages_used_up',
  'conversation_closed',
  'forbidden',
]);

/** The message that was already sent with this client_id. Otherwise, or in a closed conversation, it stays refused. */
async function findFirst(db: Db, sender: SignedIn, sent: Sent, refusal: Refusal): Promise<Message> {
  const id = sent.conversation_id ?? (await db.maybe(findConversation(partiesOf(sender, sent.to!))))?.id;
  if (id === undefined) throw refusal;
  const [[parties], [first]] = await db.all(
    getParties[sender.kind](id, sender.personId),
    findSent(id, sender.id, sent.client_id),
  );
  if (parties?.email_verified === false) throw new Refusal('email_not_verified');
  if (!parties || !first || refusal.code === 'conversation_closed') throw refusal;
  // A repeated message is the sender's own.
  return viewMessage(first, parties, sender, new Map());
}

/** The two sides of a conversation, seen from one of them. */
export const partiesOf = (actor: Account, { user_id, initiative_id }: To) =>
  actor.kind === 'student'
    ? { student_id: actor.id, company_id: user_id, initiative_id }
    : { student_id: user_id, company_id: actor.id, initiative_id };

async function findOrOpen(tx: Statements, sender: Account, to: To): Promise<string> {
  const parties = partiesOf(sender, to);
  const there = await tx.maybe(findConversation(parties));
  if (there) return there.id;
  const contact = await tx.one(getContact[sender.kind](parties));
  if (!canOpen(sender.kind, { ...contact, initiative_id: to.initiative_id }))
    throw new Refusal('conversation_not_allowed');
  if (!contact.email_verified) throw new Refusal('email_not_verified');
  const opened = await tx.maybe(openConversation(parties));
  return (opened ?? (await tx.one(findConversation(parties)))).id;
}
