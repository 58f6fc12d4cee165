// Conversations of the test data.
import { randomUUID } from 'node:crypto';
import type { People } from './accounts.ts';
import type { Offers } from './initiatives.ts';
import type { Applications } from './applications.ts';
import type { As, Insert } from './insert.ts';

export async function buildConversations(
  insert: Insert,
  as: As,
  w: People,
  o: Offers,
  { leftApplication }: Applications,
) {
  const start = async (student_id: string, company_id: string, initiative_id: string, senders: string[]) => {
    const id = await insert('conversations', { student_id, company_id, initiative_id });
    const messages: string[] = [];
    for (const sender_id of senders)
      messages.push(
        await insert('inbox_messages', {
          conversation_id: id,
          client_id: randomUUID(),
          student_id,
          company_id,
          sender_id,
          content: 'Hello',
        }),
      );
    return { id, messages };
  };
  const accepted = await start(w.owner, w.acceptedCompany, o.acceptedInitiative, [
    w.acceptedCompany,
    w.acceptedCompany,
    w.owner,
  ]);
  // Started by the company: the student can reply but couldn't have started it.
  const rejected = await start(w.owner, w.rejectedCompany, o.rejectedInitiative, [w.rejectedCompany]);
  const left = await start(w.owner, w.leftCompany, o.leftInitiative, [w.leftCompany]);
  await as(w.owner, `update initiative_applications set left_at = now() where id = '${leftApplication}'`);
  const other = await start(w.otherStudent, w.otherCompany, o.otherInitiative, [w.otherCompany]);
  const unverified = await start(w.unverifiedStudent, w.unverifiedCompany, o.unverifiedInitiative, []);
  return {
    conversation: accepted.id,
    /** Two from the company, then one from the owner. */
    conversationMessages: accepted.messages,
    rejectedConversation: rejected.id,
    leftConversation: left.id,
    otherConversation: other.id,
    unverifiedConversation: unverified.id,
  };
}
