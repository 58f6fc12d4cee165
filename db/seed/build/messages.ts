// Conversations, as steps of the story. Who writes has read what stood there before.
import { conversations } from '../data/messages.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import type { Placed } from './initiatives.ts';
import type { Row } from './rows.ts';
import type { Story } from './story.ts';

/** Adds the steps and returns the conversations' own rows, which need their ties and so come later. */
export function tellConversations(
  clock: Clock,
  accounts: Ids,
  placed: Map<string, Placed>,
  story: Story,
): Row[] {
  return conversations.map((it) => {
    const name = `${it.student}:${it.company}:${it.initiative ?? ''}`;
    const studentId = accounts.get(it.student);
    const companyId = accounts.get(it.company);
    const initiativeId = it.initiative ? placed.get(`${it.company}/${it.initiative}`)?.id : null;
    if (!studentId || !companyId || initiativeId === undefined)
      throw new Error(`${name}: no such conversation`);
    const at = it.messages.map(([, days], i) => clock.ago(days, `message:${name}:${i}`));
    const id = idAt(`conversation:${name}`, at[0]!);
    story.steps.push({
      at: at[0]!,
      actor: it.messages[0]![0] === 'student' ? studentId : companyId,
      sql: 'insert into conversations (id, student_id, company_id, initiative_id) values ($1, $2, $3, $4)',
      values: [id, studentId, companyId, initiativeId],
    });
    const read = (side: 'student' | 'company', readAt: Date) =>
      story.steps.push({
        at: readAt,
        actor: side === 'student' ? studentId : companyId,
        sql: `update conversations set ${side}_read_to = last_message_id where id = $1`,
        values: [id],
      });
    const answeredUpTo = it.messages.findLastIndex(([from]) => from === it.unreadBy);

    it.messages.forEach(([from, , content], i) => {
      const [sender, reader] = from === 'student' ? [studentId, companyId] : [companyId, studentId];
      const clientId = idAt(`client:${name}:${i}`, at[i]!);
      if (i > 0) read(from, at[i]!);
      story.steps.push({
        at: at[i]!,
        actor: sender,
        sql: `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, subject, content)
          values ($1, $2, $3, $4, $5, $6, $7)`,
        values: [id, clientId, studentId, companyId, sender, i === 0 ? (it.subject ?? null) : null, content],
      });
      const messageId = idAt(`message:${name}:${i}`, at[i]!);
      story.messages.push({ conversationId: id, clientId, id: messageId, at: at[i]! });
      const unread = it.unreadBy !== undefined && from !== it.unreadBy && i > answeredUpTo;
      story.news.push({
        at: at[i]!,
        event: 'message.sent',
        subject: messageId,
        actor: sender,
        told: [{ user: reader, kind: 'message_received', about: id, unread }],
      });
    });
    // In the end both have read everything, but who is said not to have. The writer's own last message counts as read.
    for (const side of ['student', 'company'] as const) if (side !== it.unreadBy) read(side, clock.anchor);
    return { id, created_at: at[0] };
  });
}
