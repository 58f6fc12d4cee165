// Proves that a student can always leave. In every state of the application, the initiative and the company, leaving
// works, and afterward the company can't read anything shared or write anything.
import { describe, expect, test } from 'vitest';
import type { Person } from '../../features/messages/messages.fixture.ts';
import {
  codeOf,
  companyStates,
  createLeavingApp,
  initiativeStates,
  leavesCompleted,
  table,
  type Exit,
  type Meeting,
} from './leaving.fixture.ts';

const { app, apply, say, answer, arrange, expectNothingShared, expectNothingWritten } =
  await createLeavingApp();

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
