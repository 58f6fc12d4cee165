import { limits, type ErrorCode, type Input, type Message, type messages } from '@questline/contract';
import type { Account, SignedIn } from '../../platform/actor.ts';
import type { Db, Statements } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  checkContactDetails,
  earlierMessages,
  findSplitDetails,
  keepOriginal,
  mayContinue,
  type Original,
} from '../contact-details/contact-details.public.ts';
import { getContact } from './messages.contacts.queries.ts';
import { findConversation, getParties, openConversation } from './messages.queries.ts';
import { findSent, insertMessage, listMessages, type MessageRow } from './messages.thread.queries.ts';
import { canOpen } from './messages.rules.ts';
import { viewMessage } from './messages.view.ts';

type Sent = Input<(typeof messages)['POST /api/messages']>['body'];
type To = NonNullable<Sent['to']>;

/** A conversation starts with its first message. A repeated client_id returns the first message. Contact details that a
 *  company sends anyway are replaced, and operators can read the original. */
export async function sendMessage(db: Db, sender: SignedIn, sent: Sent): Promise<Message> {
  const { to, conversation_id, client_id } = sent;
  try {
    const { original, ...texts } = await checkMessage(db, sender, sent);
    const words = { client_id, sender_id: sender.id, ...texts };
    const row =
      conversation_id && !original
        ? await db.one(insertMessage({ ...words, conversation_id }))
        : await db.tx(async (tx) => {
            const id = conversation_id ?? (await findOrOpen(tx, sender, to!));
            const message = await tx.one(insertMessage({ ...words, conversation_id: id }));
            if (original) await keep(tx, sender, message, original);
            return message;
          });
    const { person_id: _, ...message } = row;
    return { ...message, author: null, mine: true, read: false };
  } catch (error) {
    if (!(error instanceof Refusal) || !looksAgain.has(error.code)) throw error;
    return findFirst(db, sender, sent, error);
  }
}

/** The texts to store. Refuses contact details until the sender confirms. */
async function checkMessage(db: Db, sender: SignedIn, sent: Sent) {
  const checked = checkContactDetails(
    [
      { text: sent.subject || null, maxLength: limits.subjectMaxLength },
      { text: sent.content, maxLength: limits.messageMaxLength },
    ],
    {
      writer: sender.kind,
      confirmed: sent.contact_details_confirmed,
      split:
        sender.kind === 'company' && mayContinue(sent.content) ? await findSplit(db, sender, sent) : null,
    },
  );
  const [subject, content] = checked.texts;
  return { subject: subject ?? null, content: content!, original: checked.original };
}

async function keep(
  tx: Statements,
  sender: SignedIn,
  { id, conversation_id }: MessageRow,
  original: Original,
) {
  const { student_id } = await tx.one(getParties[sender.kind](conversation_id, sender.personId));
  const written = { place: 'message', subject_id: id, company_id: sender.id, student_id } as const;
  await tx.run(keepOriginal(written, original));
}

/** What the message contains together with the company's messages right before it. */
async function findSplit(db: Db, sender: SignedIn, sent: Sent) {
  const id = sent.conversation_id ?? (await db.maybe(findConversation(partiesOf(sender, sent.to!))))?.id;
  if (id === undefined) return null;
  const newest = await db.many(listMessages(id, { limit: earlierMessages }));
  const answered = newest.findIndex(({ sender_id }) => sender_id !== sender.id);
  const own = answered === -1 ? newest : newest.slice(0, answered);
  return findSplitDetails(own.map(({ content }) => content).toReversed(), sent.content);
}

/** Refusals of a message that may have been sent before, or whose sender may have an unverified email. */
const looksAgain = new Set<ErrorCode>([
  'contact_details',
  'conflict',
  'reply_needed',
  'messages_used_up',
  'account_paused',
  'student_paused',
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
