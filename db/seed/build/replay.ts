// Runs the scenario through the product's own triggers, each step with its actor, then sets the times from the scenario.
// Needs a superuser, because triggers are disabled while the times are set.
import pg from 'pg';
import { updateRows, type Row } from './rows.ts';
import type { Step, Scenario } from './scenario.ts';
import { idAt } from './clock.ts';

export async function runSteps(client: pg.Client, { steps }: Scenario): Promise<void> {
  const statements = steps
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(
      (step) => `set local app.actor = ${literal(step.actor ?? '')};
set local app.person = ${literal(step.person ?? '')};\n${inlined(step)}`,
    );
  // One message, because a thousand round trips would take longer than the work itself.
  await client.query(statements.join(';\n'));
}

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  throw new Error(`no literal for ${typeof value}`);
};

const inlined = ({ sql, values }: Step) =>
  sql.replace(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]));

export async function moveTimes(client: pg.Client, scenario: Scenario, conversations: Row[]): Promise<void> {
  await client.query('set local session_replication_role = replica');
  await updateRows(client, 'initiatives', ['id'], scenario.initiativeTimes);
  await updateRows(client, 'initiative_applications', ['id'], scenario.applicationTimes);
  await updateRows(client, 'task_submissions', ['id'], scenario.submissionTimes);
  await client.query(`
    update task_submissions s set superseded_at = a.finished_at from initiative_applications a
    where a.id = s.application_id and a.status = 'ended' and s.superseded_at is null and s.status in ('pending', 'reviewed')`);
  await client.query(`
    update student_cards c set frozen_at = (
      select max(coalesce(greatest(a.finished_at, a.decided_at), a.applied_at)) from initiative_applications a
      where a.company_id = c.company_id and a.student_id = c.student_id)
    where frozen_at is not null`);
  await moveMessages(client, scenario, conversations);
  await moveHistory(client, scenario);
  await client.query('set local session_replication_role = origin');
  // The promised time follows from the moved times.
  await client.query(`update initiative_applications set applied_at = applied_at where status = 'pending'`);
  await client.query(`update task_submissions set completed_at = completed_at where status = 'pending'`);
  // Companies were reminded of late answers when they became late.
  for (const table of ['initiative_applications', 'task_submissions'])
    await client.query(`update ${table} set nudged_at = answer_by where answer_by <= now()`);
  // Recounts progress from the moved times.
  await client.query('select keeper.refresh_progress(id) from initiative_applications');
}

/** Recomputes response times from the moved times, as the worker would at the anchor. */
export async function refreshResponseTimes(client: pg.Client, anchor: Date): Promise<void> {
  await client.query('update company_answers set due_at = $1', [anchor]);
  await client.query(`set local app.actor = 'worker'`);
  await client.query('select keeper.refresh_response_times($1, 1000)', [anchor]);
  await client.query(`set local app.actor = ''`);
}

async function moveMessages(client: pg.Client, scenario: Scenario, conversations: Row[]): Promise<void> {
  const { rows } = await client.query<{ id: string; client_id: string }>(
    'select id, client_id from inbox_messages',
  );
  const stamped = new Map(rows.map(({ id, client_id }) => [client_id, id]));
  const moved = new Map(scenario.messages.map(({ clientId, id }) => [stamped.get(clientId), id]));
  const marks = await client.query<{ id: string; student_read_to: string; company_read_to: string }>(
    'select id, student_read_to, company_read_to from conversations',
  );
  await updateRows(
    client,
    'inbox_messages',
    ['conversation_id', 'client_id'],
    scenario.messages.map((it) => ({
      conversation_id: it.conversationId,
      client_id: it.clientId,
      id: it.id,
      created_at: it.at,
    })),
  );
  const createdAt = new Map(conversations.map(({ id, created_at }) => [id, created_at]));
  await updateRows(
    client,
    'conversations',
    ['id'],
    marks.rows.map((it) => ({
      id: it.id,
      created_at: createdAt.get(it.id),
      student_read_to: moved.get(it.student_read_to) ?? null,
      company_read_to: moved.get(it.company_read_to) ?? null,
    })),
  );
  await client.query(`
    update conversations c set last_message_id = m.id, last_message_at = m.created_at
    from (select distinct on (conversation_id) * from inbox_messages order by conversation_id, id desc) m
    where m.conversation_id = c.id`);
  await client.query(`
    update conversations c set left_at = a.left_at from initiative_applications a
    where a.student_id = c.student_id and a.initiative_id = c.initiative_id and c.left_at is not null`);
  // As many unread messages for everyone at a company as for its founder, who is the reader in the scenario.
  await client.query(`
    delete from unread_conversations;
    insert into unread_conversations (conversation_id, person_id, company_id, initiative_id, application_status,
      last_message_id, unread, read_to)
    select c.id, m.person_id, c.company_id, c.initiative_id, c.application_status, c.last_message_id, c.company_unread,
      coalesce(c.company_read_to, '00000000-0000-0000-0000-000000000000')
    from conversations c join members m on m.company_id = c.company_id
    where c.company_unread > 0 and m.left_at is null`);
  await client.query(`
    update ties t set student_wrote_at = (select max(m.created_at) from inbox_messages m
      where m.sender_id = t.student_id and m.company_id = t.company_id),
      day_began_at = null, company_today = 0, student_today = 0`);
}

async function moveHistory(client: pg.Client, { history }: Scenario): Promise<void> {
  const { rows } = await client.query<{ id: string; subject_id: string; status: string }>(
    'select id, subject_id, status from status_changes order by id',
  );
  const times = Map.groupBy(history, (it) => `${it.subjectId} ${it.status}`);
  const moved = rows.map((row) => {
    const key = `${row.subject_id} ${row.status}`;
    const entry = times.get(key)?.shift();
    if (!entry) throw new Error(`the scenario has no time for ${key}`);
    return { old: row.id, id: idAt(`status:${key}:${entry.at.getTime()}`, entry.at), created_at: entry.at };
  });
  await client.query(
    `update status_changes s set id = v.id, created_at = v.created_at
     from jsonb_to_recordset($1) v (old uuid, id uuid, created_at timestamptz) where s.id = v.old`,
    [JSON.stringify(moved)],
  );
  const left = [...times.values()].flat();
  if (left.length > 0) throw new Error(`no row for these history entries: ${JSON.stringify(left)}`);
}
