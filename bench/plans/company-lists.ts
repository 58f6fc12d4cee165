// What a company sees first and what it keeps: "Your turn", rewards and notes about students.
import { listNotes } from '../../apps/server/src/features/applications/notes/student-notes.queries.ts';
import * as yourTurn from '../../apps/server/src/features/home/your-turn.queries.ts';
import * as rewards from '../../apps/server/src/features/rewards/rewards.queries.ts';
import { casesOf, type Case } from './case.ts';
import type { Keys } from './keys.ts';

export async function companyLists(keys: Keys): Promise<Case[]> {
  const { largest, busiest, ordinaryCompany, busyStudent } = keys;
  const [owedAt, owed] = (
    await keys.id(
      `select owed_at::text || '|' || id from rewards where company_id = $1 and state in ('owed', 'missing')
       order by owed_at, id offset 500 limit 1`,
      [largest],
    )
  ).split('|') as [string, string];
  const paid = await keys.late(`rewards where company_id = '${largest}' and state = 'paid'`, 'id', 30);
  const noted = await keys.id('select student_id from student_notes where company_id = $1 limit 1', [
    largest,
  ]);

  return [
    ...casesOf('your turn', { rows: 100, buffers: 500 }, [
      { who: 'applications', actor: largest, query: yourTurn.findWaitingApplications(largest) },
      { who: 'submissions', actor: largest, query: yourTurn.findWaitingSubmissions(largest) },
      { who: 'messages', actor: busiest, query: yourTurn.findUnreadConversations(busiest, busiest) },
      { who: 'rewards', actor: largest, query: yourTurn.findRewardsToPay(largest) },
      {
        who: 'ordinary, applications',
        actor: ordinaryCompany,
        query: yourTurn.findWaitingApplications(ordinaryCompany),
      },
      {
        who: 'ordinary, rewards',
        actor: ordinaryCompany,
        query: yourTurn.findRewardsToPay(ordinaryCompany),
      },
    ]),
    ...casesOf('rewards of company', { rows: 30, buffers: 500 }, [
      { who: 'to pay', actor: largest, query: rewards.listRewardsOfCompany(largest, 'to_pay') },
      {
        who: 'to pay, page 17',
        actor: largest,
        notMoreThan: 'to pay',
        query: rewards.listRewardsOfCompany(largest, 'to_pay', { key: owedAt, id: owed }),
      },
      { who: 'paid', actor: largest, query: rewards.listRewardsOfCompany(largest, 'paid') },
      {
        who: `paid, page ${paid.page}`,
        actor: largest,
        notMoreThan: 'paid',
        query: rewards.listRewardsOfCompany(largest, 'paid', { key: '', id: paid.key }),
      },
      {
        who: 'ordinary, to pay',
        actor: ordinaryCompany,
        query: rewards.listRewardsOfCompany(ordinaryCompany, 'to_pay'),
      },
    ]),
    ...casesOf('rewards of student', { rows: 30, buffers: 500 }, [
      { who: 'busy student', actor: busyStudent, query: rewards.listRewardsOfStudent(busyStudent) },
    ]),
    ...casesOf('notes about a student', { rows: 30, buffers: 100 }, [
      { who: 'largest', actor: largest, query: listNotes(largest, noted) },
    ]),
  ];
}
