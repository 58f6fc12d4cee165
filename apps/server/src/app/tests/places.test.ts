// Places and deadlines of initiatives: how many students can be accepted, and until when students can apply.
import { describe, expect, test } from 'vitest';
import { createDueDecisions } from '../../features/applications/held/apply-due-decisions.ts';
import { createApplicationsApp } from '../../features/applications/applications.fixture.ts';
import { lockApplication } from '../../features/applications/applications.queries.ts';
import { confirmHeld, insertHeld } from '../../features/applications/held/held-decisions.queries.ts';
import { closeApplications } from '../../features/initiatives/close-applications.ts';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { constraintErrors } from '../constraint-errors.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { createLog } from '../../platform/telemetry/log.ts';

const app = await createApplicationsApp({ settings: { UNDO_SECONDS: '10' } });
const other = await app.openNode();
type Member = Awaited<ReturnType<typeof app.signUp>>;
const workerDb = openDatabase(app.url('app_worker'), { connections: 2, constraintErrors }).as(worker);
const log = createLog({ process: 'worker', level: 'info', to: { write: () => {} } });
const applyDue = createDueDecisions({ db: workerDb, log });

/** As if ten seconds had passed. */
async function takeEffect() {
  await app.root.query('update held_decisions set takes_effect_at = now()');
  await applyDue();
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const pageOf = ({ api }: Member, id: string) => api('GET /api/initiatives/:id', { params: { id } });
const own = ({ api }: Member, id: string) => api('GET /api/company/initiatives/:id', { params: { id } });
const isListed = async ({ api }: Member, id: string) => {
  const { items } = await api('GET /api/initiatives', { query: {} });
  const featured = await app.visitor('GET /api/initiatives/featured', {});
  const found = [items, featured.items].map((list) => list.some((card) => card.id === id));
  expect(found[0], 'both lists agree').toBe(found[1]);
  return found[0];
};
const closedOnCompanyPage = async ({ api }: Member, company: Member, id: string) => {
  const { initiatives } = await api('GET /api/companies/:id', { params: { id: company.id } });
  return initiatives.find((it) => it.id === id)?.closed;
};
const cardOf = async ({ api }: Member, id: string) =>
  (await api('GET /api/initiatives', { query: { saved: 'true' } })).items.find((card) => card.id === id);

/** Students with an application each, without the requests in between. */
async function applicants(company: Member, initiativeId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const student = await app.signUp('student');
    ids.push(
      await app.insert('initiative_applications', {
        student_id: student.id,
        initiative_id: initiativeId,
        company_id: company.id,
      }),
    );
  }
  return ids;
}

async function offering(changes: Parameters<typeof app.offer>[1] = {}) {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  const { id } = await app.offer(company, changes);
  return { company, student, id };
}

describe('places', () => {
  test('of 100 students who are accepted at the same moment, exactly 5 get the 5 places', async () => {
    const { company, id } = await offering({ places: 5 });
    const ids = await applicants(company, id, 100);
    const outcomes = await Promise.all(
      ids.map(async (application, n) => {
        const { origin } = n % 2 ? other : app;
        const response = await fetch(`${origin}/api/applications/${application}/acceptance`, {
          method: 'POST',
          headers: { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' },
          body: '{}',
        });
        const { code, text } = (await response.json()) as { code?: string; text?: string };
        return response.status === 201 ? 'accepted' : `${response.status} ${code}: ${text}`;
      }),
    );
    const count = (outcome: string) => outcomes.filter((it) => it === outcome).length;
    expect(count('accepted')).toBe(5);
    expect(count('409 places_taken: All places are taken.')).toBe(95);
    expect((await own(company, id)).intake).toMatchObject({ places: 5, places_left: 0 });
    await takeEffect();
    const { rows } = await app.root.query(
      `select count(*)::int from initiative_applications where initiative_id = $1 and status = 'accepted'`,
      [id],
    );
    expect(rows).toEqual([{ count: 5 }]);
  }, 60_000);

  test('of 40 transactions that are open at the same moment, exactly 5 accept a student', async () => {
    const { company, id } = await offering({ places: 5 });
    const ids = await applicants(company, id, 40);
    const pool = openDatabase(app.url('app_api'), { connections: 50, constraintErrors });
    const db = pool.as({ id: company.id, personId: company.personId });
    let waiting = ids.length;
    let go: () => void;
    const started = new Promise<void>((resolve) => (go = resolve));
    const outcomes = await Promise.all(
      ids.map((application) =>
        db
          .tx(async (tx) => {
            await tx.one(lockApplication(application));
            if (--waiting === 0) go();
            // All transactions are open, each with its application locked.
            await started;
            await tx.run(insertHeld({ applicationId: application }, { decision: 'accepted', note: null }, 0));
            await tx.one(confirmHeld(application));
            return 'accepted';
          })
          .catch((error: unknown) => (error as Refusal).code),
      ),
    );
    await pool.close();
    expect(outcomes.filter((it) => it === 'accepted')).toHaveLength(5);
    expect(outcomes.filter((it) => it === 'places_taken')).toHaveLength(35);
  }, 60_000);

  test('accepting several at a time says which of them got no place', async () => {
    const { company, id } = await offering({ places: 1 });
    const application_ids = await applicants(company, id, 2);
    const { items } = await company.api('POST /api/company/application-decisions', {
      body: { decision: 'accepted', application_ids },
    });
    expect(items.map(({ outcome }) => outcome)).toEqual(['decided', 'places_taken']);
  });

  test('undoing an acceptance frees its place, and students never learn of it', async () => {
    const { company, student, id } = await offering({ places: 1 });
    const [first, second] = await applicants(company, id, 2);
    await app.accept(company, first!);
    const received = () => company.api('GET /api/company/applications/:id', { params: { id: second! } });
    expect((await received()).can).toMatchObject({
      accept: false,
      accept_refusal: 'places_taken',
      reject: true,
    });
    await expect(app.accept(company, second!)).rejects.toThrow('places_taken');
    expect((await pageOf(student, id)).intake).toMatchObject({ places_left: 1, closed: null });
    expect(await isListed(student, id)).toBe(true);

    await company.api('POST /api/company/decisions/undo', { body: { ids: [first!] } });
    expect((await received()).can).toMatchObject({ accept: true, accept_refusal: null });
    expect((await app.accept(company, second!)).status).toBe('accepted');
  });

  test('a full initiative says so, leaves the lists, and opens again when a student leaves', async () => {
    const { company, student, id } = await offering({ places: 1 });
    const late = await app.signUp('student');
    const { id: application } = await app.apply(student, id);
    const { id: open } = await app.apply(late, id);
    await late.api('PUT /api/bookmarks/:initiative_id', { params: { initiative_id: id } });
    await app.accept(company, application);
    await takeEffect();

    const third = await app.signUp('student');
    expect(await pageOf(third, id)).toMatchObject({
      intake: { places: 1, places_left: 0, closed: 'places_taken' },
      can: { apply: false, apply_refusal: 'places_taken', bookmark: true },
    });
    await expect(app.apply(third, id)).rejects.toThrow('places_taken');
    expect(await isListed(third, id)).toBe(false);
    expect(await closedOnCompanyPage(third, company, id)).toBe('places_taken');
    expect(await cardOf(late, id)).toMatchObject({ paused: false, intake: { closed: 'places_taken' } });
    const pending = await late.api('GET /api/applications/:id', { params: { id: open } });
    expect(pending.status).toBe('pending');

    await student.api('POST /api/applications/:id/end', { params: { id: application } });
    expect((await pageOf(third, id)).intake).toMatchObject({ places_left: 1, closed: null });
    expect(await isListed(third, id)).toBe(true);
    expect(await closedOnCompanyPage(third, company, id)).toBeNull();
    expect((await app.apply(third, id)).status).toBe('pending');
  });

  test('students who were removed or deleted their account free their place', async () => {
    const { company, student, id } = await offering({ places: 1 });
    const { id: application } = await app.apply(student, id);
    await app.accept(company, application);
    await takeEffect();
    expect((await own(company, id)).intake.places_left).toBe(0);
    await company.api('POST /api/applications/:id/end', { params: { id: application } });
    expect((await own(company, id)).intake.places_left).toBe(1);
  });

  test('a company cannot save fewer places than are taken', async () => {
    const { company, id } = await offering({ places: 2 });
    for (const application of await applicants(company, id, 2)) await app.accept(company, application);
    const { updated_at, name, tasks } = await own(company, id);
    const save = (places: number) =>
      company.api('PUT /api/initiatives/:id', { params: { id }, body: { name, tasks, places, updated_at } });
    await expect(save(1)).rejects.toThrow('places_below_taken');
    expect((await save(3)).intake).toMatchObject({ places: 3, places_left: 1 });
  });
});

describe('the deadline', () => {
  /** As if it had passed a moment ago. */
  const pass = (id: string) => app.root.query(`update initiatives set closes_at = now() where id = $1`, [id]);

  test('after it, students cannot apply, and the initiative leaves the lists', async () => {
    const { company, student, id } = await offering({ apply_by: inDays(3), starts_on: inDays(9) });
    expect((await pageOf(student, id)).intake).toEqual({
      places: null,
      places_left: null,
      apply_by: inDays(3),
      starts_on: inDays(9),
      closed: null,
    });
    const early = await app.signUp('student');
    const { id: application } = await app.apply(early, id);
    await pass(id);
    await expect(app.apply(student, id)).rejects.toThrow('deadline_passed');
    expect((await pageOf(student, id)).can).toMatchObject({ apply: false, apply_refusal: 'deadline_passed' });
    await closeApplications(workerDb);
    expect(await isListed(student, id)).toBe(false);
    // Applications that arrived in time can still be accepted.
    expect((await app.accept(company, application)).status).toBe('accepted');
  });

  test('a later deadline opens it again', async () => {
    const { company, student, id } = await offering({ apply_by: inDays(-3) });
    expect(await isListed(student, id)).toBe(false);
    const { updated_at, name, tasks } = await own(company, id);
    await company.api('PUT /api/initiatives/:id', {
      params: { id },
      body: { name, tasks, apply_by: inDays(3), updated_at },
    });
    expect(await isListed(student, id)).toBe(true);
    expect((await app.apply(student, id)).status).toBe('pending');
  });

  test('the first deadline of a company is in the time zone of the browser, and changes with its settings', async () => {
    const { company, student, id } = await offering({ apply_by: '2027-03-14', time_zone: 'America/Chicago' });
    const closes = async () =>
      (await app.root.query('select closes_at from initiatives where id = $1', [id])).rows[0].closes_at;
    const profile = () => company.api('GET /api/company/profile');
    expect((await profile()).time_zone).toBe('America/Chicago');
    expect(new Date(await closes()).toISOString()).toBe('2027-03-15T05:00:00.000Z');
    // A teammate in another place doesn't move it.
    const { updated_at, name, tasks } = await own(company, id);
    await company.api('PUT /api/initiatives/:id', {
      params: { id },
      body: { name, tasks, apply_by: '2027-11-07', time_zone: 'Europe/Berlin', updated_at },
    });
    expect(new Date(await closes()).toISOString()).toBe('2027-11-08T06:00:00.000Z');
    await company.api('PATCH /api/company/profile', { body: { time_zone: 'Europe/Berlin' } });
    expect(new Date(await closes()).toISOString()).toBe('2027-11-07T23:00:00.000Z');
    await expect(
      company.api('PATCH /api/company/profile', { body: { time_zone: 'Mars/Olympus' } }),
    ).rejects.toThrow('time_zone_unknown');
    const shown = await student.api('GET /api/companies/:id', { params: { id: company.id } });
    expect(shown.time_zone).toBeNull();
  });

  test('a time zone that the database does not know keeps nobody from saving', async () => {
    const { company } = await offering({ apply_by: inDays(3), time_zone: 'Mars/Olympus' });
    expect((await company.api('GET /api/company/profile')).time_zone).toBeNull();
  });
});

test('a duplicate keeps the places, and only dates that are still ahead', async () => {
  const { company, id } = await offering({ places: 4, apply_by: inDays(-3), starts_on: inDays(3) });
  const { content } = await company.api('POST /api/initiatives/:id/duplicate', {
    params: { id },
    body: { client_id: crypto.randomUUID() },
  });
  expect(content).toMatchObject({ places: 4, apply_by: null, starts_on: inDays(3) });
});
