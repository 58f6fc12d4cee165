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
  const talk = async (student_id: string, company_id: string, initiative_id: string, senders: string[]) => {
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
  const accepted = await talk(w.owner, w.acceptedCompany, o.quest, [
    w.acceptedCompany,
    w.acceptedCompany,
    w.owner,
  ]);
  // Opened by the company: the student may answer, though could not have opened it.
  const rejected = await talk(w.owner, w.rejectedCompany, o.rejectedOne, [w.rejectedCompany]);
  const left = await talk(w.owner, w.leftCompany, o.leftOne, [w.leftCompany]);
  await as(w.owner, `update initiative_applications set left_at = now() where id = '${leftApplication}'`);
  const other = await talk(w.otherStudent, w.otherCompany, o.otherOne, [w.otherCompany]);
  const unverified = await talk(w.unverifiedStudent, w.unverifiedCompany, o.unverifiedOne, []);
  return {
    talk: accepted.id,
    /** Two of the company's, then one of the owner's. */
    talkMessages: accepted.messages,
    rejectedTalk: rejected.id,
    leftTalk: left.id,
    otherTalk: other.id,
    unverifiedTalk: unverified.id,
  };
}
