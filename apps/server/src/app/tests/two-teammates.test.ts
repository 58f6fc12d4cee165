// Two people of a company act at the same moment: exactly one decides, and the other learns who was first.
import { randomUUID } from 'node:crypto';
import { ApiError } from '@questline/contract/client';
import { describe, expect, test } from 'vitest';
import { aTask } from '../../features/applications/applications.fixture.ts';
import { createSubmissionsApp } from '../../features/submissions/submissions.fixture.ts';

const app = await createSubmissionsApp();
type Person = Awaited<ReturnType<typeof app.signUp>> & { name: string };

async function named(person: Awaited<ReturnType<typeof app.signUp>>, name: string): Promise<Person> {
  await app.root.query('update profiles set full_name = $2 where id = $1', [person.personId, name]);
  return { ...person, name };
}

/** Rosa founded the company, and Dana joined it. A student applied. */
async function applied() {
  const founder = await app.signUp('company');
  const rosa = await named(founder, 'Rosa Diaz');
  const dana = await named(await app.addMember(founder), 'Dana Kim');
  const student = await app.signUp('student');
  const initiative = await app.offer(rosa);
  const { id } = await app.apply(student, initiative.id);
  return { rosa, dana, student, initiative, id };
}

async function working() {
  const team = await applied();
  await app.accept(team.rosa, team.id);
  const work = await app.submitWork(team.student, team.initiative.tasks[0]!.id);
  return { ...team, work };
}

/** Both act at the same moment. Returns the person who was first and what the other was told. */
async function race(people: [Person, Person], act: (person: Person) => Promise<unknown>) {
  const results = await Promise.allSettled(people.map(act));
  const [won] = results.flatMap((it, n) => (it.status === 'fulfilled' ? [people[n]!] : []));
  const errors = results.flatMap((it) => (it.status === 'rejected' ? [it.reason as unknown] : []));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toBeInstanceOf(ApiError);
  const { code, state, first } = errors[0] as ApiError;
  return { winner: won!, refusal: { code, state, first } };
}

const authored = ({ personId, name }: Person) => ({
  by: { id: personId, name },
  at: expect.stringMatching(/^20\d\d-.*Z$/),
});

const changesOf = async (id: string) =>
  (
    await app.root.query('select status, person_id from status_changes where subject_id = $1 order by id', [
      id,
    ])
  ).rows;

const rounds = Array.from({ length: 5 }, (_, n) => n + 1);

describe('two teammates at the same moment', () => {
  test.each(rounds)('one decides about an application, round %i', async () => {
    const { rosa, dana, student, id } = await applied();
    const { winner, refusal } = await race([rosa, dana], (person) =>
      person === rosa
        ? rosa.api('POST /api/applications/:id/acceptance', { params: { id }, body: {} })
        : dana.api('POST /api/applications/:id/rejection', { params: { id }, body: {} }),
    );
    const decision = winner === rosa ? 'accepted' : 'rejected';
    expect(refusal).toEqual({ code: 'already_decided', state: decision, first: authored(winner) });
    expect(await changesOf(id)).toEqual([
      { status: 'pending', person_id: student.id },
      { status: decision, person_id: winner.personId },
    ]);
    expect(await app.events(id)).toEqual(['application.sent', `application.${decision}`]);
  });

  test.each(rounds)('one reviews a submission, round %i', async () => {
    const { rosa, dana, work } = await working();
    const { winner, refusal } = await race([rosa, dana], (person) =>
      app.review(person, work.id, person === rosa ? 'approved' : 'needs_revision', `By ${person.name}`),
    );
    const status = winner === rosa ? 'approved' : 'needs_revision';
    expect(refusal).toEqual({ code: 'already_decided', state: status, first: authored(winner) });
    expect((await changesOf(work.id)).slice(1)).toEqual([{ status, person_id: winner.personId }]);
    const { rows } = await app.root.query(
      'select feedback, reviewed_by from task_submissions where id = $1',
      [work.id],
    );
    expect(rows).toEqual([{ feedback: `By ${winner.name}`, reviewed_by: winner.personId }]);
  });

  test.each(rounds)('one ends a collaboration, round %i', async () => {
    const { rosa, dana, id } = await working();
    const { winner, refusal } = await race([rosa, dana], (person) =>
      person.api('POST /api/applications/:id/end', { params: { id } }),
    );
    expect(refusal).toEqual({ code: 'already_decided', state: 'ended', first: authored(winner) });
    expect((await changesOf(id)).slice(2)).toEqual([{ status: 'ended', person_id: winner.personId }]);
  });

  test.each(rounds)('one saves an initiative, round %i', async () => {
    const { rosa, dana, initiative } = await applied();
    const { winner, refusal } = await race([rosa, dana], (person) =>
      person.api('PUT /api/initiatives/:id', {
        params: { id: initiative.id },
        body: { name: `By ${person.name}`, tasks: [aTask('One')], updated_at: initiative.updated_at },
      }),
    );
    expect(refusal).toEqual({ code: 'conflict', state: undefined, first: authored(winner) });
    const loser = winner === rosa ? dana : rosa;
    const saved = await loser.api('GET /api/company/initiatives/:id', { params: { id: initiative.id } });
    expect(saved).toMatchObject({
      name: `By ${winner.name}`,
      updated_by: { id: winner.personId, name: winner.name },
    });
    expect(refusal.first!.at).toBe(saved.updated_at);
  });

  test.each(rounds)('both write in a conversation, and each message has its author, round %i', async () => {
    const { rosa, dana, student } = await working();
    const write = (person: Person) =>
      person.api('POST /api/messages', {
        body: {
          client_id: randomUUID(),
          to: { user_id: student.id, initiative_id: null },
          subject: 'Hello',
          content: `By ${person.name}`,
        },
      });
    const [{ conversation_id: id }, other] = await Promise.all([write(rosa), write(dana)]);
    expect(other.conversation_id).toBe(id);
    const { items } = await student.api('GET /api/conversations/:id/messages', { params: { id } });
    expect(items).toHaveLength(2);
    for (const { author, content } of items) expect(content).toBe(`By ${author!.name}`);
    const last = items[0]!.author!.name === rosa.name ? rosa : dana;
    for (const reader of [rosa, dana, student]) {
      const { last_message } = await reader.api('GET /api/conversations/:id', { params: { id } });
      const teammate = reader !== student && reader !== last;
      expect(last_message!.author).toEqual(teammate ? { id: last.personId, name: last.name } : null);
    }
  });
});

describe('who was first', () => {
  test('is the person who asks, when they decided in another tab', async () => {
    const { rosa, id } = await applied();
    await app.accept(rosa, id);
    await expect(app.accept(rosa, id)).rejects.toMatchObject({
      state: 'accepted',
      first: { by: null, at: expect.any(String) },
    });
  });

  test('is named for each application of several', async () => {
    const { rosa, dana, id } = await applied();
    await app.accept(dana, id);
    const body = { decision: 'rejected' as const, application_ids: [id] };
    expect(await rosa.api('POST /api/company/application-decisions', { body })).toEqual({
      items: [
        { id, outcome: 'already_decided', status: 'accepted', undo_for_ms: null, first: authored(dana) },
      ],
    });
  });

  test('is the person who ended the collaboration, for a review that comes too late', async () => {
    const { rosa, dana, id, work } = await working();
    await dana.api('POST /api/applications/:id/end', { params: { id } });
    await expect(app.review(rosa, work.id)).rejects.toMatchObject({
      code: 'already_decided',
      state: 'ended',
      first: authored(dana),
    });
  });

  test('is nobody of the company if the student left or sent a newer attempt', async () => {
    const { rosa, student, initiative, id, work } = await working();
    await app.submitWork(student, initiative.tasks[0]!.id);
    const late = app.review(rosa, work.id).catch((error: unknown) => error);
    expect(await late).toMatchObject({ state: 'superseded', first: undefined });
    await student.api('POST /api/applications/:id/end', { params: { id } });
    const end = rosa
      .api('POST /api/applications/:id/end', { params: { id } })
      .catch((error: unknown) => error);
    expect(await end).toMatchObject({ state: 'ended', first: undefined });
  });

  test('stays hidden from the student', async () => {
    const { dana, student, id } = await applied();
    await app.accept(dana, id);
    const late = await app.raw(student, `POST /api/applications/${id}/withdrawal`);
    expect(late).toMatchObject({ status: 409, code: 'already_decided', state: 'accepted' });
    expect(JSON.stringify(late)).not.toContain(dana.name);
    await dana.api('POST /api/applications/:id/end', { params: { id } });
    const end = await app.raw(student, `POST /api/applications/${id}/end`);
    expect(JSON.stringify(end)).not.toContain(dana.name);
  });
});

describe('names in timelines', () => {
  test('a company sees who decided and who reviewed', async () => {
    const { rosa, dana, student, initiative, id } = await applied();
    await app.accept(dana, id);
    const work = await app.submitWork(student, initiative.tasks[0]!.id);
    await app.review(rosa, work.id);
    const asDana = { id: dana.personId, name: dana.name };
    const read = (person: Person) => person.api('GET /api/company/applications/:id', { params: { id } });
    expect(await read(rosa)).toMatchObject({
      decided_by: asDana,
      timeline: [
        { status: 'pending', by: 'student', author: null },
        { status: 'accepted', by: 'company', author: asDana },
      ],
    });
    expect(await read(dana)).toMatchObject({ decided_by: null, timeline: [{}, { author: null }] });
    const reviewed = await dana.api('GET /api/submissions/:id', { params: { id: work.id } });
    expect(reviewed.attempts[0]!.timeline).toMatchObject([
      { by: 'student', author: null },
      { status: 'approved', by: 'company', author: { id: rosa.personId, name: rosa.name } },
    ]);
    const { items } = await rosa.api('GET /api/company/applications', { query: {} });
    expect(items).toMatchObject([{ id, decided_by: asDana }]);
  });

  test('a student sees who reviewed, but not who decided or ended', async () => {
    const { dana, student, initiative, id } = await applied();
    await app.accept(dana, id);
    const work = await app.submitWork(student, initiative.tasks[0]!.id);
    await app.review(dana, work.id, 'needs_revision', 'A little more?');
    await dana.api('POST /api/applications/:id/end', { params: { id } });
    const { timeline, tasks } = await app.workspace(student, initiative.id);
    expect(timeline.map(({ by, author }) => [by, author])).toEqual([
      ['student', null],
      ['company', null],
      ['company', null],
    ]);
    expect(tasks[0]!.attempts[0]!.timeline[1]).toMatchObject({
      status: 'needs_revision',
      author: { id: dana.personId, name: dana.name },
    });
  });

  test('former members keep their name, for students and for the team', async () => {
    const { rosa, dana, student, initiative, id } = await applied();
    await app.accept(dana, id);
    const work = await app.submitWork(student, initiative.tasks[0]!.id);
    await app.review(dana, work.id);
    await rosa.api('DELETE /api/team/people/:id', { params: { id: dana.personId } });
    // Another node has no names in its memory.
    const node = await app.openNode();
    const read = async (path: string, { token }: Person | typeof student) =>
      (await fetch(`${node.origin}${path}`, { headers: { authorization: `Bearer ${token}` } })).text();
    expect(await read(`/api/initiatives/${initiative.id}/workspace`, student)).toContain(dana.name);
    expect(await read(`/api/company/applications/${id}`, rosa)).toContain(dana.name);
  });

  test('steps from before people were recorded have the name of the founder', async () => {
    const { rosa, dana, student, initiative, id } = await applied();
    await app.accept(rosa, id);
    const work = await app.submitWork(student, initiative.tasks[0]!.id);
    await app.review(rosa, work.id);
    await app.root.query('update status_changes set person_id = null where company_id = $1', [rosa.id]);
    await app.root.query('update initiative_applications set decided_by = null where id = $1', [id]);
    const asRosa = { id: rosa.id, name: rosa.name };
    const seen = await dana.api('GET /api/company/applications/:id', { params: { id } });
    expect(seen).toMatchObject({ decided_by: asRosa, timeline: [{ author: null }, { author: asRosa }] });
    const { tasks } = await app.workspace(student, initiative.id);
    expect(tasks[0]!.attempts[0]!.timeline[1]!.author).toEqual(asRosa);
  });
});
