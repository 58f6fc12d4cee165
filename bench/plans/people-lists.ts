// Lists about people: inboxes and notifications.
import * as contacts from '../../apps/server/src/features/messages/messages.contacts.queries.ts';
import * as messages from '../../apps/server/src/features/messages/messages.queries.ts';
import { getMessage, listMessages } from '../../apps/server/src/features/messages/messages.thread.queries.ts';
import { countUnread } from '../../apps/server/src/features/messages/messages.unread.queries.ts';
import * as notifications from '../../apps/server/src/features/notifications/notifications.queries.ts';
import { casesOf, type Case } from './case.ts';
import type { Keys } from './keys.ts';

export async function peopleLists(keys: Keys): Promise<Case[]> {
  const { largest, busiest, quiet, ordinaryCompany, ordinaryStudent, talkativeStudent, busyStudent } = keys;
  const { longThread, ordinaryThread, teammate } = keys;
  const founderOf = (company: string) => ({ id: company, personId: company });
  const member = { id: busiest, personId: teammate };
  const party = (side: string, thread: string) =>
    keys.id(`select ${side} from conversations where id = $1`, [thread]);
  const [longCompany, longStudent] = [
    await party('company_id', longThread),
    await party('student_id', longThread),
  ];
  const inbox = await keys.late(`conversations where company_id = '${largest}'`, 'last_message_id', 20);
  const thread = await keys.late(`inbox_messages where conversation_id = '${longThread}'`, 'id', 30);
  const talkedAbout = await keys.id(
    `select initiative_id from conversations where company_id = $1 and initiative_id is not null
     group by 1 order by count(*) desc limit 1`,
    [largest],
  );
  const lateNotification = await keys.late(`notifications where user_id = '${largest}'`, 'id', 30);

  return [
    ...casesOf('inbox', { rows: 20, buffers: 400 }, [
      {
        who: 'company, 50 messages',
        actor: quiet,
        query: messages.listConversationsOfCompany(founderOf(quiet)),
      },
      {
        who: 'company, 50,000 messages',
        actor: busiest,
        like: 'company, 50 messages',
        query: messages.listConversationsOfCompany(founderOf(busiest)),
      },
      {
        who: 'one of its 50 people',
        actor: busiest,
        person: teammate,
        like: 'company, 50 messages',
        query: messages.listConversationsOfCompany(member),
      },
      {
        who: 'largest company',
        actor: largest,
        query: messages.listConversationsOfCompany(founderOf(largest)),
      },
      {
        who: `largest company, page ${inbox.page}`,
        actor: largest,
        notMoreThan: 'largest company',
        query: messages.listConversationsOfCompany(founderOf(largest), { before: inbox.key }),
      },
      {
        who: 'ordinary company',
        actor: ordinaryCompany,
        query: messages.listConversationsOfCompany(founderOf(ordinaryCompany)),
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
    ...casesOf('inbox, filtered', { rows: 20, candidates: 40, buffers: 600 }, [
      {
        who: 'unread',
        actor: largest,
        query: messages.listConversationsOfCompany(founderOf(largest), { unread: true }),
      },
      {
        who: 'unread, one of 50 people',
        actor: busiest,
        person: teammate,
        query: messages.listConversationsOfCompany(member, { unread: true }),
      },
      {
        who: 'rejected',
        actor: largest,
        query: messages.listConversationsOfCompany(founderOf(largest), { applicationStatus: 'rejected' }),
      },
      {
        who: 'an initiative',
        actor: largest,
        query: messages.listConversationsOfCompany(founderOf(largest), { initiativeId: talkedAbout }),
      },
      {
        who: 'all three',
        actor: largest,
        query: messages.listConversationsOfCompany(founderOf(largest), {
          unread: true,
          applicationStatus: 'accepted',
          initiativeId: talkedAbout,
        }),
      },
      {
        who: 'unread, student',
        actor: talkativeStudent,
        query: messages.listConversationsOfStudent(talkativeStudent, { unread: true }),
      },
    ]),
    ...casesOf('unread messages counted', { rows: 1, candidates: 100, buffers: 300 }, [
      { who: 'largest', actor: largest, query: countUnread.company(largest) },
      { who: 'one of 50 people', actor: busiest, person: teammate, query: countUnread.company(teammate) },
      {
        who: 'talkative student',
        actor: talkativeStudent,
        query: countUnread.student(talkativeStudent),
      },
    ]),
    ...casesOf('conversation', { rows: 1, buffers: 60 }, [
      {
        who: 'one of 50 people',
        actor: busiest,
        person: teammate,
        query: messages.getConversation.company(longThread, teammate),
      },
      {
        who: 'marks, one of 50 people',
        actor: busiest,
        person: teammate,
        query: messages.getParties.company(longThread, teammate),
      },
    ]),
    ...casesOf('message by its id', { rows: 16, buffers: 120 }, [
      { who: 'of the longest', actor: longCompany, query: getMessage(thread.key) },
    ]),
    ...casesOf('contacts', { rows: 30, buffers: 900 }, [
      { who: 'largest', actor: largest, query: contacts.listContactsOfCompany(largest, { words: [] }) },
      {
        who: 'busy student',
        actor: busyStudent,
        query: contacts.listContactsOfStudent(busyStudent, { words: [] }),
      },
    ]),
    ...casesOf('contacts searched', { rows: 500, candidates: 500, buffers: 14_000, ms: 150 }, [
      {
        who: 'largest, nothing found',
        actor: largest,
        query: contacts.listContactsOfCompany(largest, { words: ['nobody', 'here'] }),
      },
    ]),
    ...casesOf('thread', { rows: 30, buffers: 80 }, [
      { who: 'long, company', actor: longCompany, query: listMessages(longThread) },
      {
        who: `long, page ${thread.page}`,
        actor: longCompany,
        notMoreThan: 'long, company',
        query: listMessages(longThread, { before: thread.key, limit: 30 }),
      },
      {
        who: 'long, student',
        actor: longStudent,
        notMoreThan: 'long, company',
        query: listMessages(longThread),
      },
      {
        who: 'ordinary',
        actor: await party('student_id', ordinaryThread),
        query: listMessages(ordinaryThread),
      },
    ]),
    ...casesOf('notifications', { rows: 30, buffers: 80 }, [
      { who: 'largest', actor: largest, query: notifications.listNotifications(largest) },
      {
        who: `largest, page ${lateNotification.page}`,
        actor: largest,
        notMoreThan: 'largest',
        query: notifications.listNotifications(largest, lateNotification.key),
      },
      {
        who: 'ordinary student',
        actor: ordinaryStudent,
        query: notifications.listNotifications(ordinaryStudent),
      },
      { who: 'busy student', actor: busyStudent, query: notifications.listNotifications(busyStudent) },
    ]),
    ...casesOf('unread counted', { rows: 1, buffers: 250 }, [
      { who: 'largest', actor: largest, query: notifications.countUnread(largest) },
      { who: 'ordinary student', actor: ordinaryStudent, query: notifications.countUnread(ordinaryStudent) },
    ]),
  ];
}
