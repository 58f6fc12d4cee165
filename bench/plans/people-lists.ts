// What the two sides see of each other: inboxes, applications, work and notifications.
import * as applications from '../../apps/server/src/features/applications/applications.queries.ts';
import * as messages from '../../apps/server/src/features/messages/messages.queries.ts';
import * as notifications from '../../apps/server/src/features/notifications/notifications.queries.ts';
import * as submissions from '../../apps/server/src/features/submissions/submissions.queries.ts';
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
  const ofCrowded = `initiative_applications where company_id = '${crowded}'`;
  const applied = await keys.late(`${ofCrowded} and status <> 'withdrawn'`, 'id', 30);
  const active = await keys.late(`${ofCrowded} and status in ('accepted', 'completed')`, 'id', 30);
  const needing = `${ofCrowded} and status = 'accepted' and attention_at <= now()`;
  const attention = await keys.late(needing, 'id', 30);
  const waitingSince = await keys.id(
    `select attention_at::text from ${needing} order by attention_at, id offset ${(attention.page - 1) * 30} limit 1`,
  );
  const waiting = await keys.late(
    `task_submissions where company_id = '${crowded}' and status = 'pending' and superseded_at is null`,
    'id',
    30,
    'asc',
  );
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
    ...casesOf('applications of company', { rows: 60, buffers: 800 }, [
      {
        who: 'crowded',
        actor: crowded,
        query: applications.listApplicationsOfCompany({ companyId: crowded }),
      },
      {
        who: `crowded, page ${applied.page}`,
        actor: crowded,
        notMoreThan: 'crowded',
        query: applications.listApplicationsOfCompany({ companyId: crowded, before: applied.key }),
      },
      {
        who: 'crowded, pending',
        actor: crowded,
        query: applications.listApplicationsOfCompany({ companyId: crowded, status: 'pending' }),
      },
      {
        who: 'ordinary',
        actor: ordinaryCompany,
        query: applications.listApplicationsOfCompany({ companyId: ordinaryCompany }),
      },
    ]),
    ...casesOf('active students', { rows: 30, buffers: 700, ms: 100 }, [
      { who: 'crowded', actor: crowded, query: applications.listActiveStudents(crowded) },
      {
        who: `crowded, page ${active.page}`,
        actor: crowded,
        notMoreThan: 'crowded',
        query: applications.listActiveStudents(crowded, active.key),
      },
      { who: 'ordinary', actor: ordinaryCompany, query: applications.listActiveStudents(ordinaryCompany) },
    ]),
    ...casesOf('needing attention', { rows: 30, candidates: 60, buffers: 700, ms: 100 }, [
      { who: 'crowded', actor: crowded, query: applications.listStudentsNeedingAttention(crowded) },
      {
        who: `crowded, page ${attention.page}`,
        actor: crowded,
        notMoreThan: 'crowded',
        query: applications.listStudentsNeedingAttention(crowded, { waitingSince, id: attention.key }),
      },
      {
        who: 'ordinary',
        actor: ordinaryCompany,
        query: applications.listStudentsNeedingAttention(ordinaryCompany),
      },
    ]),
    ...casesOf('summary of students', { rows: 1, candidates: 1_000, buffers: 1_300, ms: 100 }, [
      { who: 'crowded', actor: crowded, query: applications.summarizeActiveStudents(crowded) },
      {
        who: 'ordinary',
        actor: ordinaryCompany,
        query: applications.summarizeActiveStudents(ordinaryCompany),
      },
    ]),
    ...casesOf('review queue', { rows: 30, buffers: 800 }, [
      { who: 'crowded', actor: crowded, query: submissions.listWaitingSubmissions(crowded) },
      {
        who: `crowded, page ${waiting.page}`,
        actor: crowded,
        notMoreThan: 'crowded',
        query: submissions.listWaitingSubmissions(crowded, waiting.key),
      },
      { who: 'ordinary', actor: ordinaryCompany, query: submissions.listWaitingSubmissions(ordinaryCompany) },
    ]),
    ...casesOf('reviews counted', { rows: 1, buffers: 1_100 }, [
      { who: 'crowded', actor: crowded, query: submissions.countWaitingSubmissions(crowded) },
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
