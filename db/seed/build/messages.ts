// Adds conversations to the scenario. A sender has read all earlier messages.
import { conversations } from '../data/messages.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import type { SeedInitiative } from './initiatives.ts';
import type { Row } from './rows.ts';
import type { Scenario } from './scenario.ts';

/** Adds the steps and returns the creation times of the conversations, which are set later. */
export function addConversations(
  clock: Clock,
  accounts: Ids,
  prepared: Map<string, SeedInitiative>,
  scenario: Scenario,
): Row[] {
  return conversations.map((it) => {
    const name = `${it.student}:${it.company}:${it.initiative ?? ''}`;
    const studentId = accounts.get(it.student);
    const companyId = accounts.get(it.company);
    const initiativeId = it.initiative ? prepared.get(`${it.company}/${it.initiative}`)?.id : null;
    if (!studentId || !companyId || initiativeId === undefined)
      throw new Error(`${name}: no such conversation`);
    const at = it.messages.map(([, days], i) => clock.ago(days, `message:${name}:${i}`));
    const id = idAt(`conversation:${name}`, at[0]!);
    scenario.steps.push({
      at: at[0]!,
      actor: it.messages[0]![0] === 'student' ? studentId : companyId,
      sql: 'insert into conversations (id, student_id, company_id, initiative_id) values ($1, $2, $3, $4)',
      values: [id, studentId, companyId, initiativeId],
    });
    const read = (side: 'student' | 'company', readAt: Date) =>
      scenario.steps.push({
        at: readAt,
        actor: side === 'student' ? studentId : companyId,
        sql: `update conversations set ${side}_read_to = last_message_id where id = $1`,
        values: [id],
      });
    const answeredUpTo = it.messages.findLastIndex(([from]) => from === it.unreadBy);

    it.messages.forEach(([from, , content, by], i) => {
      const [sender, reader] = from === 'student' ? [studentId, companyId] : [companyId, studentId];
      const clientId = idAt(`client:${name}:${i}`, at[i]!);
      if (i > 0) read(from, at[i]!);
      scenario.steps.push({
        at: at[i]!,
        actor: sender,
        person: by && accounts.get(by),
        sql: `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, subject, content)
          values ($1, $2, $3, $4, $5, $6, $7)`,
        values: [id, clientId, studentId, companyId, sender, i === 0 ? (it.subject ?? null) : null, content],
      });
      const messageId = idAt(`message:${name}:${i}`, at[i]!);
      scenario.messages.push({ conversationId: id, clientId, id: messageId, at: at[i]! });
      const unread = it.unreadBy !== undefined && from !== it.unreadBy && i > answeredUpTo;
      scenario.events.push({
        at: at[i]!,
        event: 'message.sent',
        subject: messageId,
        actor: sender,
        notified: [{ user: reader, kind: 'message_received', about: id, unread }],
      });
    });
    // In the end both sides have read everything, except for `unreadBy`.
    for (const side of ['student', 'company'] as const) if (side !== it.unreadBy) read(side, clock.anchor);
    return { id, created_at: at[0] };
  });
}
