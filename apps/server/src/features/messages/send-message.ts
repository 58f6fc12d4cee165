import type { Input, messages } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Db, Statements } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
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

/** A repeated client_id returns the first message. A conversation starts with its first message. */
export const sendMessage = (db: Db, sender: Account, { to, conversation_id, ...words }: Sent) =>
  db.tx(async (tx) => {
    const id = conversation_id ?? (await findOrOpen(tx, sender, to!));
    const { email_verified, ...parties } = await tx.one(getParties(id));
    if (!email_verified) throw new Refusal('email_not_verified');

    const { student_id, company_id } = parties;
    const message = {
      ...words,
      subject: words.subject || null,
      conversation_id: id,
      student_id,
      company_id,
      sender_id: sender.id,
    };
    const sent = await tx.maybe(insertMessage(message));
    if (!sent) return viewMessage(await tx.one(findSent(message)), parties, sender);
    await tx.run(recordEvent('message.sent', sent.id, sender.id, id));
    return viewMessage(sent, parties, sender);
  });

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
