// What companies said at the end of an initiative, and the notifications about it.
import type pg from 'pg';
import type { Ids } from './accounts.ts';
import type { Clock } from './clock.ts';
import type { Scenario } from './scenario.ts';

type Said = { student: string; initiative: string; words: string; ago: number; unread: boolean };

const said: Said[] = [
  {
    student: 'linh-tran',
    initiative: 'Neighborhood taste survey',
    words:
      'Linh talked to more of our neighbors in two weeks than we had in a year. We bake rye on Fridays now.',
    ago: 30,
    unread: false,
  },
  {
    student: 'aisha-khan',
    initiative: 'A poster for the Saturday market',
    words: 'Aisha asks first, then draws. Her poster brought 49 people in, and she told us why.',
    ago: 14,
    unread: true,
  },
];

/** Needs a superuser, after the record was copied and before notifications are written. */
export async function writeClosingWords(
  client: pg.Client,
  clock: Clock,
  ids: Ids,
  scenario: Scenario,
): Promise<void> {
  for (const { student, initiative, words, ago, unread } of said) {
    const at = clock.ago(ago, `closing-words:${student}`);
    const { rows } = await client.query<{ application_id: string; company_id: string }>(
      `insert into closing_words (application_id, student_id, company_id, person_id, person_name, words, written_at)
       select e.application_id, e.student_id, e.company_id, p.id, p.full_name, $3, $4
       from record_entries e join profiles p on p.id = e.company_id
       where e.student_id = $1 and e.initiative_name = $2 returning application_id, company_id`,
      [ids.get(student), initiative, words, at],
    );
    const { application_id: subject, company_id: actor } = rows[0]!;
    const notified = [{ user: ids.get(student)!, kind: 'closing_words' as const, unread }];
    scenario.events.push({ at, event: 'record.commented', subject, actor, notified });
  }
}
