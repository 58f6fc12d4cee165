import type { Input, messages } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Db, Statements } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getContact } from './messages.contacts.queries.ts';
import { findConversation, findSent, insertMessage, openConversation } from './messages.queries.ts';
import { canOpen } from './messages.rules.ts';
import { viewMessage } from './messages.view.ts';

type Sent = Input<(typeof messages)['POST /api/messages']>['body'];
type To = NonNullable<Sent['to']>;

type Words = Omit<Sent, 'to' | 'conversation_id'>;

/** A conversation starts with its first message. */
export const sendMessage = (db: Db, sender: Account, { to, conversation_id, ...words }: Sent) =>
  conversation_id
    ? send(db, sender, conversation_id, words)
    : db.tx(async (tx) => send(tx, sender, await findOrOpen(tx, sender, to!), words));

/** A repeated client_id returns the first message. */
async function send(db: Statements, sender: Account, conversation_id: string, words: Words) {
  const message = { ...words, subject: words.subject || null, conversation_id, sender_id: sender.id };
  const { email_verified, student_id, company_id, student_read_to, company_read_to, ...sent } = await db.one(
    insertMessage(message),
  );
  if (!email_verified) throw new Refusal('email_not_verified');
  const parties = { student_id, company_id, student_read_to, company_read_to };
  return viewMessage(sent.id === null ? await db.one(findSent(message)) : sent, parties, sender);
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
