// SQL for sending messages in policy cells.
import type { World } from '../../world.ts';

export type Sending = { conversation: string; student: string; company: string; sender: string };

export const send = ({ conversation, student, company, sender }: Sending, content = 'Hi') =>
  `insert into inbox_messages (conversation_id, client_id, student_id, company_id, sender_id, content)
   values ('${conversation}', uuidv7(), ${student}, ${company}, ${sender}, '${content}')`;

/** By default the actor writes in the conversation of owner and accepted company. */
export const inConversation = (w: World, it: Partial<Sending> = {}): Sending => ({
  conversation: w.conversation,
  student: `'${w.owner}'`,
  company: `'${w.acceptedCompany}'`,
  sender: 'app.uid()',
  ...it,
});
