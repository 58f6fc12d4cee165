// Gives the rewards that triggers have added the times of their approvals, and adds what both sides said about them.
import type pg from 'pg';
import { rewards } from '../data/rewards.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import type { SeedInitiative } from './initiatives.ts';
import type { Scenario } from './scenario.ts';

type Added = {
  id: string;
  student_id: string;
  initiative_id: string;
  company_id: string;
  task_id: string | null;
  approved_at: Date;
};

type RewardEvent = 'reward.paid' | 'reward.missed' | 'reward.received';
type Notified = Scenario['events'][number]['notified'];
type Parts = { clock: Clock; ids: Ids; prepared: Map<string, SeedInitiative>; scenario: Scenario };

/** Needs a superuser, and runs after all other times are set and before notifications are written. */
export async function moveRewards(
  client: pg.Client,
  { clock, ids, prepared, scenario }: Parts,
): Promise<void> {
  const { rows } = await client.query<Added>(`
    select r.id, r.student_id, r.initiative_id, r.company_id, r.task_id, coalesce(s.reviewed_at, a.finished_at) as approved_at
    from rewards r join initiative_applications a on a.id = r.application_id
    left join task_submissions s on s.application_id = r.application_id and s.task_id = r.task_id and s.status = 'approved'`);
  const outcomes = new Map(
    rewards.map((it) => {
      const initiative = prepared.get(it.to)!;
      const taskId = it.task === undefined ? null : initiative.taskIds[it.task - 1]!;
      return [`${ids.get(it.student)} ${initiative.id} ${taskId}`, it];
    }),
  );
  await client.query('set local session_replication_role = replica');
  for (const row of rows) {
    const name = `${row.student_id} ${row.initiative_id} ${row.task_id}`;
    const owedAt = new Date(row.approved_at);
    const said = outcomes.get(name);
    outcomes.delete(name);
    const ago = (days: number | undefined, what: string) =>
      days === undefined ? null : clock.ago(days, `${what}:${name}`);
    const paidAt = ago(said?.paid[0], 'paid');
    const receivedAt = ago(said?.received, 'received');
    const missingAt = ago(said?.missing, 'missing');
    const id = idAt(`reward:${name}`, owedAt);
    const state = said ? (said.received ? 'received' : said.missing ? 'missing' : 'paid') : 'owed';
    await client.query(
      `update rewards set id = $2, owed_at = $3, state = $4, paid_on = $5, paid_how = $6, paid_by = $7, paid_at = $8,
         received_at = $9, missing_at = $10 where id = $1`,
      [
        row.id,
        id,
        owedAt,
        state,
        paidAt && paidAt.toISOString().slice(0, 10),
        said?.paid[1] ?? null,
        said ? row.company_id : null,
        paidAt,
        receivedAt,
        missingAt,
      ],
    );
    const { student_id: student, company_id: company } = row;
    const add = (at: Date | null, event: RewardEvent, actor: string, notified: Notified = []) =>
      at && scenario.events.push({ at, event, subject: id, actor, notified });
    add(paidAt, 'reward.paid', company, [{ user: student, kind: 'reward_paid', unread: state === 'paid' }]);
    add(missingAt, 'reward.missed', student, [
      { user: company, kind: 'reward_missing', unread: state === 'missing' },
    ]);
    add(receivedAt, 'reward.received', student);
  }
  await client.query('set local session_replication_role = origin');
  if (outcomes.size > 0) throw new Error(`no reward: ${[...outcomes.keys()].join()}`);
}
