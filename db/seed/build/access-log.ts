// The record of access: people of companies opened the profiles of applicants before they decided, and of accepted students
// a day later.
import type pg from 'pg';
import { idAt, type Clock } from './clock.ts';
import { insertRows } from './rows.ts';

type Decided = {
  student_id: string;
  company_id: string;
  person_id: string;
  decided_at: string;
  shared: boolean;
};

const [minuteMs, dayMs] = [60_000, 86_400_000];

export async function writeAccessLog(client: pg.Client, clock: Clock): Promise<void> {
  // What triggers recorded while the steps ran, at the time of the run instead of the step.
  await client.query('delete from access_log where at = now()');
  const { rows } = await client.query<Decided>(`
    select a.student_id, a.company_id, coalesce(a.decided_by, a.company_id) as person_id, a.decided_at::text,
      exists (select from shared_contacts s where s.student_id = a.student_id and s.company_id = a.company_id) as shared
    from initiative_applications a where a.decided_at is not null order by a.id`);
  const views = rows.flatMap(({ decided_at, shared, ...who }) => {
    const before = { ...who, action: 'viewed_profile', at: new Date(Date.parse(decided_at) - 20 * minuteMs) };
    const after = { ...who, action: 'viewed_contacts', at: new Date(Date.parse(decided_at) + dayMs) };
    return shared && after.at < clock.anchor ? [before, after] : [before];
  });
  const daily = views.map(({ company_id, person_id, student_id, action, at }) => {
    const day = at.toISOString().slice(0, 10);
    const id = idAt(`view:${person_id}:${student_id}:${action}:${day}`, at);
    const key = `${person_id} ${student_id} ${action} ${day}`;
    return { key, row: { id, at, actor: 'person', account_id: company_id, person_id, action, student_id } };
  });
  const unique = [...new Map(daily.map(({ key, row }) => [key, row])).values()];
  await insertRows(
    client,
    'access_log',
    unique.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id)),
  );
}
