// Proves that a student can always block a company, in every state of the application, the initiative and the company,
// and that the company can't tell it from a student who left and closed the conversation.
import { describe, expect, test } from 'vitest';
import { codeOf, createLeavingApp, table, type Meeting } from './leaving.fixture.ts';

const { app, apply, answer, arrange, expectNothingShared, expectNothingWritten } = await createLeavingApp();

const block = ({ student, company }: Meeting) =>
  student.api('PUT /api/student/blocks/:id', { params: { id: company.id } });

const eventsOf = async ({ student, id, talk }: Meeting) =>
  (
    await app.root.query<{ name: string }>(
      'select name from events where actor_id = $1 and subject_id = any ($2::uuid[]) order by name',
      [student.id, [id, talk]],
    )
  ).rows.map(({ name }) => name);

describe.each(table)('%s, initiative %s, company %s', (state, initiativeState, companyState, exit) => {
  test("the student can block; the company can't read anything shared or write anything", async () => {
    const cell = await arrange(state, initiativeState, companyState);
    await block(cell);
    await cell.student.api('PATCH /api/student/profile', { body: { grade: 12, school: 'New School' } });
    const own = await cell.student.api('GET /api/applications/:id', { params: { id: cell.id } });
    expect(own).toMatchObject({ status: exit.status, can: { withdraw: false, leave: false, finish: false } });
    await expectNothingShared(cell);
    await expectNothingWritten(cell, companyState);
    if (!cell.talk) return;
    const talk = await cell.student.api('GET /api/conversations/:id', { params: { id: cell.talk } });
    expect(talk).toMatchObject({
      closed: true,
      can: { reply: false, close: false, reopen: false, block: false },
    });
    expect(await codeOf(answer(cell.student, cell.talk))).toBe('conversation_closed');
  });
});

/** Everything the company can ask about the student, without ids and times. */
async function whatTheCompanySees({ student, company, id, talk }: Meeting) {
  const asked = [
    company.api('GET /api/students/:id', { params: { id: student.id } }),
    company.api('GET /api/company/applications/:id', { params: { id } }),
    company.api('GET /api/company/applications', { query: {} }),
    company.api('GET /api/company/overview'),
    company.api('GET /api/conversations', { query: {} }),
    ...(talk
      ? [
          company.api('GET /api/conversations/:id', { params: { id: talk } }),
          company.api('GET /api/conversations/:id/messages', { params: { id: talk }, query: {} }),
        ]
      : []),
  ];
  const answers = await Promise.all(
    asked.map((call) => call.catch((error: Error) => ({ refused: error.message }))),
  );
  return JSON.stringify(answers)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/(Company|Quest) [0-9a-f]{4,8}/g, 'name')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
}

test.each(['pending', 'accepted', 'rejected', 'completed', 'ended by company'] as const)(
  '%s: a company sees the same whether the student blocked it, or left and closed the conversation',
  async (state) => {
    const [blocked, left] = [
      await arrange(state, 'active', 'normal'),
      await arrange(state, 'active', 'normal'),
    ];
    await block(blocked);
    const params = { id: left.id };
    if (left.talk) {
      const close = { params: { id: left.talk }, body: { closed: true } };
      await left.student.api('PUT /api/conversations/:id/closed', close);
    }
    if (state === 'pending') await left.student.api('POST /api/applications/:id/withdrawal', { params });
    else await left.student.api('POST /api/applications/:id/end', { params });
    expect(await whatTheCompanySees(blocked)).toBe(await whatTheCompanySees(left));
    expect(await eventsOf(blocked)).toEqual(await eventsOf(left));
  },
);

test('blocking ends everything between the two, and nothing with other companies', async () => {
  const cell = await arrange('completed', 'active', 'normal');
  const { student, company } = cell;
  const other = await app.signUp('company');
  const [running, pending, elsewhere] = [
    await apply(student, company, 'accepted'),
    await apply(student, company, 'pending'),
    await apply(student, other, 'accepted'),
  ];
  await block(cell);
  const statuses = await Promise.all(
    [cell, running, pending, elsewhere].map(
      async ({ id }) => (await student.api('GET /api/applications/:id', { params: { id } })).status,
    ),
  );
  expect(statuses).toEqual(['completed', 'ended', 'withdrawn', 'accepted']);
});

test('blocking again changes nothing, and unblocking reopens nothing', async () => {
  const cell = await arrange('accepted', 'active', 'normal');
  await block(cell);
  const events = await eventsOf(cell);
  await block(cell);
  expect(await eventsOf(cell)).toEqual(events);
  const params = { id: cell.company.id };
  await cell.student.api('DELETE /api/student/blocks/:id', { params });
  await cell.student.api('DELETE /api/student/blocks/:id', { params });
  expect(await eventsOf(cell)).toEqual(events);
  await expectNothingShared(cell);
  await expectNothingWritten(cell, 'normal');
  const talk = await cell.student.api('GET /api/conversations/:id', { params: { id: cell.talk! } });
  expect(talk).toMatchObject({ closed: true, can: { reopen: false, block: true } });
});

test('a student who applies and blocks at the same moment has no open application', async () => {
  const [company, initiative] = await (async () => {
    const { company, initiative_id } = await arrange('pending', 'active', 'normal');
    return [company, initiative_id] as const;
  })();
  for (let round = 0; round < 10; round++) {
    const student = await app.signUp('student');
    const body = { client_id: student.id, initiative_id: initiative, confirmed_hours: 2 };
    await Promise.all([
      codeOf(student.api('POST /api/applications', { body })),
      student.api('PUT /api/student/blocks/:id', { params: { id: company.id } }),
    ]);
    const { rows } = await app.root.query(
      `select status from initiative_applications where student_id = $1 and status <> 'withdrawn'`,
      [student.id],
    );
    expect(rows).toEqual([]);
  }
});
