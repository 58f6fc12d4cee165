// Proves that a student can always leave. In every state of the application, the initiative and the company, leaving
// works, and afterward the company can't read anything shared or write anything.
import { describe, expect, test } from 'vitest';
import type { Person } from '../../features/messages/messages.fixture.ts';
import { openConversation } from '../../features/messages/messages.queries.ts';
import {
  codeOf,
  companyStates,
  createLeavingApp,
  initiativeStates,
  leavesCompleted,
  refusedOpening,
  refusedReply,
  table,
  type CompanyState,
  type Exit,
} from './leaving.fixture.ts';

const { app, apply, say, answer, arrange } = await createLeavingApp();

type Meeting = Awaited<ReturnType<typeof arrange>>;

const refusedStep = {
  normal: ['already_decided', 'application_missing'],
  'email unverified': ['already_decided', 'application_missing'],
  'account deleted': ['not_signed_in'],
} satisfies Record<CompanyState, string[]>;

const rename = (student: Person) =>
  student.api('PATCH /api/student/profile', { body: { grade: 12, school: 'New School' } });

async function leave({ student, id }: Meeting, { by }: Exit) {
  const params = { id };
  if (by === 'withdrawal') await student.api('POST /api/applications/:id/withdrawal', { params });
  if (by !== 'leaving') return;
  const { can } = await student.api('GET /api/applications/:id', { params });
  expect(can.leave).toBe(true);
  await student.api('POST /api/applications/:id/end', { params });
}

/** Checks through the API and by SQL, as the API's role acting for the company. */
async function expectNothingShared({ student, company, id }: Meeting) {
  const profile = await company
    .api('GET /api/students/:id', { params: { id: student.id } })
    .catch(({ code }) => ({ code, photo_url: null, contacts: null, grade: null }));
  expect(profile).toMatchObject({ photo_url: null, contacts: null, grade: null });
  const received = await company
    .api('GET /api/company/applications/:id', { params: { id } })
    .catch(() => ({ student: { school: null, photo_url: null, grade: null } }));
  expect(received.student).toMatchObject({ school: null, photo_url: null, grade: null });
  const seen = await app.root.query(
    `begin; set local role app_api; select set_config('app.actor', '${company.id}', true);
     select (select count(*)::int from student_contacts) as contacts, (select count(*)::int from profiles
         where id = '${student.id}') as profiles, (select count(photo_url)::int from student_cards) as photos;
     rollback`,
  );
  expect((seen as unknown as { rows: object[] }[])[3]!.rows).toEqual([
    { contacts: 0, profiles: 0, photos: 0 },
  ]);
}

async function expectNothingWritten(cell: Meeting, companyState: CompanyState) {
  const { student, company, id, initiative_id, talk } = cell;
  const reply = talk ? await codeOf(answer(company, talk)) : refusedReply[companyState];
  expect(reply).toBe(refusedReply[companyState]);
  expect(refusedOpening[companyState]).toContain(await codeOf(say(company, student)));
  const about = await codeOf(say(company, student, { initiative_id }));
  expect(talk ? [refusedReply[companyState]] : refusedOpening[companyState]).toContain(about);
  const parties = { student_id: student.id, company_id: company.id };
  for (const about of [null, ...(talk ? [] : [initiative_id])])
    expect(
      await codeOf(app.database.as(company).one(openConversation({ ...parties, initiative_id: about }))),
    ).toBe(companyState === 'account deleted' ? 'not_signed_in' : 'forbidden');
  const params = { id };
  const steps = [
    () => company.api('POST /api/applications/:id/acceptance', { params, body: {} }),
    () => company.api('POST /api/applications/:id/rejection', { params, body: { note: 'Call me' } }),
    () => company.api('POST /api/applications/:id/end', { params }),
  ];
  for (const step of steps) expect(refusedStep[companyState]).toContain(await codeOf(step()));
}

test('the table has every combination exactly once', () => {
  const cells = table.map(([state, initiative, company]) => `${state}/${initiative}/${company}`);
  expect(new Set(cells).size).toBe(7 * (initiativeStates.length * companyStates.length - 1));
});

test('a company without a verified email never has an active initiative', async () => {
  await expect(arrange('pending', 'active', 'email unverified')).rejects.toThrow('open_ones_are_verified');
});

describe.each(table)('%s, initiative %s, company %s', (state, initiativeState, companyState, exit) => {
  test("the student can leave; the company can't read anything shared or write anything", async () => {
    const cell = await arrange(state, initiativeState, companyState);
    await leave(cell, exit);
    await rename(cell.student);
    const own = await cell.student.api('GET /api/applications/:id', { params: { id: cell.id } });
    expect(own).toMatchObject({ status: exit.status, can: { withdraw: false, leave: false, finish: false } });
    await expectNothingShared(cell);
    await expectNothingWritten(cell, companyState);
    if (!cell.talk) return;
    const talk = await cell.student.api('GET /api/conversations/:id', { params: { id: cell.talk } });
    expect(talk).toMatchObject({ closed: true, can: { reply: false, close: false, reopen: false } });
  });
});

test('a student with an unverified email can leave too', async () => {
  const cell = await arrange('completed', 'active', 'normal');
  await app.root.query('update users set email_verified_at = null where id = $1', [cell.student.id]);
  await leave(cell, leavesCompleted);
  expect(await codeOf(answer(cell.company, cell.talk!))).toBe('conversation_closed');
  await expectNothingWritten(cell, 'normal');
});

test('leaving one initiative keeps access granted by another one of the same company', async () => {
  const cell = await arrange('completed', 'active', 'normal');
  const { student, company } = cell;
  const other = await apply(student, company, 'accepted');
  await leave(cell, leavesCompleted);
  expect(await codeOf(answer(company, cell.talk!))).toBe('conversation_closed');
  await say(company, student, { initiative_id: other.initiative.id });
  const { contacts } = await company.api('GET /api/students/:id', { params: { id: student.id } });
  expect(contacts).toMatchObject({ school: 'Elm High' });
  const left = await company.api('GET /api/company/applications/:id', { params: { id: cell.id } });
  expect(left.student.school).toBeNull();
});

test('a student may choose to apply to the same company again', async () => {
  const cell = await arrange('completed', 'active', 'normal');
  const { student, company } = cell;
  await leave(cell, leavesCompleted);
  await rename(student);
  await apply(student, company, 'accepted');
  const seen = await company.api('GET /api/students/:id', { params: { id: student.id } });
  expect(seen).toMatchObject({ grade: 12, stage: 'accepted', contacts: null });
  expect(await codeOf(answer(company, cell.talk!))).toBe('conversation_closed');
});
