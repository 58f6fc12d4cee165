// A company that doesn't answer is reminded once, and after 21 days an application is closed: once, unless someone was first.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { createUnanswered } from '../../features/applications/late/close-unanswered.ts';
import { createNudges } from '../../features/applications/late/nudge-companies.ts';
import { createSubmissionsApp } from '../../features/submissions/submissions.fixture.ts';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { createLog } from '../../platform/telemetry/log.ts';
import { constraintErrors } from '../constraint-errors.ts';

const app = await createSubmissionsApp({ settings: { UNDO_SECONDS: '10' } });
const database = openDatabase(app.url('app_worker'), { connections: 4, constraintErrors });
afterAll(() => database.close());
const log = createLog({
  process: 'worker',
  level: 'info',
  to: { write: (line) => void app.lines.push(line) },
});
const newWorker = () => createUnanswered({ db: database.as(worker), log });

type Person = Awaited<ReturnType<typeof app.signUp>>;

async function applied() {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  const initiative = await app.offer(company);
  const { id } = await app.apply(student, initiative.id);
  return { company, student, initiative, id };
}
const expire = (...ids: string[]) =>
  app.root.query('update initiative_applications set expires_at = now() where id = any ($1)', [ids]);
async function unanswered() {
  const it = await applied();
  await expire(it.id);
  await newWorker()();
  return it;
}
const stateOf = async (id: string) =>
  (await app.root.query('select status, unanswered_at from initiative_applications where id = $1', [id]))
    .rows[0];
const closings = async (id: string) =>
  (await app.events(id)).filter((name) => name === 'application.unanswered').length;

/** One isn't a contact of the other, and a message is refused. */
async function expectNoContact(from: Person, to: Person, about: string) {
  expect((await from.api('GET /api/contacts', { query: {} })).items).toEqual([]);
  for (const initiative_id of [about, null]) {
    const body = {
      client_id: randomUUID(),
      subject: 'Hi',
      content: 'Hello?',
      to: { user_id: to.id, initiative_id },
    };
    await expect(from.api('POST /api/messages', { body })).rejects.toThrow('conversation_not_allowed');
  }
}

test('a company that deletes an initiative cannot write to the students it never answered', async () => {
  const { company, student, initiative, id } = await applied();
  await company.api('DELETE /api/initiatives/:id', { params: { id: initiative.id } });
  expect(await stateOf(id)).toEqual({ status: 'ended', unanswered_at: null });
  await expectNoContact(company, student, initiative.id);
  await expectNoContact(student, company, initiative.id);
  const { items } = await student.api('GET /api/applications', { query: { tab: 'closed' } });
  expect(items).toMatchObject([{ id, can: { leave: true } }]);
});

describe('after 21 days without an answer', () => {
  test('the student sees that it was closed, and that there was no answer', async () => {
    const { student, initiative, id } = await unanswered();
    const own = { id, status: 'ended', unanswered: true, decided_at: null, turn: null };
    const can = { withdraw: false, leave: false, finish: false, open: false };
    const { items } = await student.api('GET /api/applications', { query: { tab: 'closed' } });
    expect(items).toMatchObject([{ ...own, can }]);
    expect((await student.api('GET /api/applications', { query: { tab: 'applied' } })).items).toEqual([]);
    const page = await student.api('GET /api/initiatives/:id', { params: { id: initiative.id } });
    expect(page.application).toMatchObject({ status: 'ended', unanswered: true, answer_by: null });
    expect(page.can).toMatchObject({ apply: false, apply_refusal: 'already_applied', withdraw: false });
    const { news, waiting } = await student.api('GET /api/home');
    expect(news).toMatchObject([{ kind: 'application_unanswered', id, closed: false }]);
    expect(waiting).toEqual([]);
  });

  test('the company sees it as closed and can do nothing about it anymore', async () => {
    const { company, id } = await unanswered();
    const listed = async (query: object) =>
      (await company.api('GET /api/company/applications', { query })).items;
    expect(await listed({ status: 'pending' })).toEqual([]);
    const can = { accept: false, reject: false, end: false };
    const closed = { id, status: 'ended', unanswered: true, answer_by: null, decided_by: null, can };
    expect(await listed({})).toMatchObject([closed]);
    expect((await company.api('GET /api/company/your-turn')).applications.count).toBe(0);
    const params = { id };
    const { timeline } = await company.api('GET /api/company/applications/:id', { params });
    expect(timeline).toMatchObject([
      { status: 'pending', by: 'student' },
      { status: 'ended', by: 'system', author: null },
    ]);
    for (const decision of ['acceptance', 'rejection'] as const)
      await expect(
        company.api(`POST /api/applications/:id/${decision}`, { params, body: {} }),
      ).rejects.toMatchObject({ code: 'already_decided', state: 'ended' });
  });

  test('nobody can write to the other, and the student cannot apply again, withdraw or leave', async () => {
    const { company, student, initiative, id } = await unanswered();
    await expectNoContact(student, company, initiative.id);
    await expectNoContact(company, student, initiative.id);
    await expect(app.apply(student, initiative.id)).rejects.toMatchObject({
      code: 'already_applied',
      state: 'ended',
    });
    for (const step of ['withdrawal', 'end'] as const)
      await expect(
        student.api(`POST /api/applications/:id/${step}`, { params: { id } }),
      ).rejects.toMatchObject({ code: 'already_decided', state: 'ended' });
  });

  test('an application that was sent again counts from then on', async () => {
    const { student, initiative, id } = await applied();
    await student.api('POST /api/applications/:id/withdrawal', { params: { id } });
    await app.apply(student, initiative.id);
    const { rows } = await app.root.query(
      `select expires_at = applied_at + interval '21 days' as counts from initiative_applications where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ counts: true }]);
  });
});

describe('closing', () => {
  test('happens once, however many workers try', async () => {
    const all = await Promise.all([applied(), applied(), applied()]);
    await expire(...all.map(({ id }) => id));
    await Promise.all(Array.from({ length: 4 }, () => newWorker()()));
    for (const { id } of all) expect(await closings(id)).toBe(1);
  });

  test('finds nothing the next time', async () => {
    await unanswered();
    expect(await newWorker()()).toBe(0);
  });

  test('leaves a decision that can still be undone alone, and closes it after the undo', async () => {
    const { company, id } = await applied();
    await app.accept(company, id);
    await expire(id);
    expect(await newWorker()()).toBe(0);
    expect(await stateOf(id)).toEqual({ status: 'pending', unanswered_at: null });
    await company.api('POST /api/company/decisions/undo', { body: { ids: [id] } });
    expect(await newWorker()()).toBe(1);
    expect(await closings(id)).toBe(1);
  });

  test('is tried again later if it fails, and delays no other', async () => {
    const [broken, fine] = [await applied(), await applied()];
    await expire(broken.id, fine.id);
    await app.root.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
    );
    await app.root.query(
      `create trigger a_fail before update on initiative_applications
        for each row when (new.id = '${broken.id}') execute function fail()`,
    );
    const close = newWorker();
    await close();
    expect(await closings(fine.id)).toBe(1);
    expect(app.lines.some((line) => line.includes('could not be closed'))).toBe(true);
    expect(await close()).toBe(0);
    await app.root.query('drop trigger a_fail on initiative_applications');
    await newWorker()();
    expect(await closings(broken.id)).toBe(1);
  });

  test.each([
    ['withdraws', `update initiative_applications set status = 'withdrawn' where id = $1`, 'student'],
    [
      'decides',
      `insert into held_decisions (application_id, decision, takes_effect_at)
       values ($1, 'rejected', now() + interval '10 seconds')`,
      'company',
    ],
  ] as const)(
    'lets someone who %s in the same moment go first, and then changes nothing',
    async (_, step, by) => {
      const it = await applied();
      await expire(it.id);
      const client = new pg.Client({ connectionString: app.url('postgres') });
      await client.connect();
      await client.query('begin');
      await client.query(`select set_config('app.actor', $1, true), set_config('app.person', $1, true)`, [
        it[by].id,
      ]);
      await client.query(step, [it.id]);
      const closing = newWorker()();
      const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%close_unanswered%'`;
      while (!(await app.root.query(blocked)).rowCount) await sleep(10);
      await client.query('commit');
      await client.end();
      await closing;
      expect(await stateOf(it.id)).toEqual({
        status: by === 'student' ? 'withdrawn' : 'pending',
        unanswered_at: null,
      });
      expect(await closings(it.id)).toBe(0);
    },
  );
});

describe('reminding a company', () => {
  const remind = () => createNudges({ db: database.as(worker), log })();
  const reminders = async (id: string) =>
    (await app.events(id)).filter((name) => name === 'answer.late').length;
  const makeLate = async (...ids: string[]) => {
    for (const table of ['initiative_applications', 'task_submissions'])
      await app.root.query(`update ${table} set answer_by = now() where id = any ($1)`, [ids]);
  };
  async function working() {
    const team = await applied();
    await app.accept(team.company, team.id);
    const { id } = team;
    await team.company.api('POST /api/company/decisions/:id/confirmation', { params: { id } });
    const work = await app.submitWork(team.student, team.initiative.tasks[0]!.id);
    return { ...team, work };
  }

  test('happens once for each application and submission, however many workers try and however often', async () => {
    const [application, { work }] = [await applied(), await working()];
    expect(await remind()).toBe(0);
    await makeLate(application.id, work.id);
    await Promise.all(Array.from({ length: 4 }, remind));
    expect(await remind()).toBe(0);
    for (const { id } of [application, work]) expect(await reminders(id)).toBe(1);
  });

  test('not while a decision can still be undone, but after the undo', async () => {
    const { company, id } = await applied();
    await app.accept(company, id);
    await makeLate(id);
    expect(await remind()).toBe(0);
    await company.api('POST /api/company/decisions/undo', { body: { ids: [id] } });
    expect(await remind()).toBe(1);
  });

  test('not about an application that was withdrawn, or of a suspended company', async () => {
    const [withdrawn, suspended] = [await applied(), await applied()];
    await makeLate(withdrawn.id, suspended.id);
    await withdrawn.student.api('POST /api/applications/:id/withdrawal', { params: { id: withdrawn.id } });
    await app.root.query('update company_profiles set suspended_at = now() where id = $1', [
      suspended.company.id,
    ]);
    expect(await remind()).toBe(0);
  });
});
