// What the two sides see of each other: inboxes and notifications.
import * as messages from '../../apps/server/src/features/messages/messages.queries.ts';
import * as notifications from '../../apps/server/src/features/notifications/notifications.queries.ts';
import { casesOf, type Case } from './case.ts';
import type { Keys } from './keys.ts';

export async function peopleLists(keys: Keys): Promise<Case[]> {
  const { crowded, loud, quiet, ordinaryCompany, ordinaryStudent, talkativeStudent, busyStudent } = keys;
  const { longThread, ordinaryThread } = keys;
  const party = (side: string, thread: string) =>
    keys.id(`select ${side} from conversations where id = $1`, [thread]);
  const [longCompany, longStudent] = [
    await party('company_id', longThread),
    await party('student_id', longThread),
  ];
  const inbox = await keys.late(`conversations where company_id = '${crowded}'`, 'last_message_id', 20);
  const thread = await keys.late(`inbox_messages where conversation_id = '${longThread}'`, 'id', 30);
  const told = await keys.late(`notifications where user_id = '${crowded}'`, 'id', 30);

  return [
    ...casesOf('inbox', { rows: 20, buffers: 400 }, [
      { who: 'company, 50 messages', actor: quiet, query: messages.listConversationsOfCompany(quiet) },
      {
        who: 'company, 50,000 messages',
        actor: loud,
        like: 'company, 50 messages',
        query: messages.listConversationsOfCompany(loud),
      },
      { who: 'crowded company', actor: crowded, query: messages.listConversationsOfCompany(crowded) },
      {
        who: `crowded company, page ${inbox.page}`,
        actor: crowded,
        notMoreThan: 'crowded company',
        query: messages.listConversationsOfCompany(crowded, { before: inbox.key }),
      },
      {
        who: 'ordinary company',
        actor: ordinaryCompany,
        query: messages.listConversationsOfCompany(ordinaryCompany),
      },
      {
        who: 'ordinary student',
        actor: ordinaryStudent,
        query: messages.listConversationsOfStudent(ordinaryStudent),
      },
      {
        who: 'talkative student',
        actor: talkativeStudent,
        query: messages.listConversationsOfStudent(talkativeStudent),
      },
    ]),
    ...casesOf('thread', { rows: 30, buffers: 80 }, [
      { who: 'long, company', actor: longCompany, query: messages.listMessages(longThread) },
      {
        who: `long, page ${thread.page}`,
        actor: longCompany,
        notMoreThan: 'long, company',
        query: messages.listMessages(longThread, { before: thread.key, limit: 30 }),
      },
      {
        who: 'long, student',
        actor: longStudent,
        notMoreThan: 'long, company',
        query: messages.listMessages(longThread),
      },
      {
        who: 'ordinary',
        actor: await party('student_id', ordinaryThread),
        query: messages.listMessages(ordinaryThread),
      },
    ]),
    ...casesOf('notifications', { rows: 30, buffers: 80 }, [
      { who: 'crowded', actor: crowded, query: notifications.listNotifications(crowded) },
      {
        who: `crowded, page ${told.page}`,
        actor: crowded,
        notMoreThan: 'crowded',
        query: notifications.listNotifications(crowded, told.key),
      },
      {
        who: 'ordinary student',
        actor: ordinaryStudent,
        query: notifications.listNotifications(ordinaryStudent),
      },
      { who: 'busy student', actor: busyStudent, query: notifications.listNotifications(busyStudent) },
    ]),
    ...casesOf('unread counted', { rows: 1, buffers: 250 }, [
      { who: 'crowded', actor: crowded, query: notifications.countUnread(crowded) },
      { who: 'ordinary student', actor: ordinaryStudent, query: notifications.countUnread(ordinaryStudent) },
    ]),
  ];
}
