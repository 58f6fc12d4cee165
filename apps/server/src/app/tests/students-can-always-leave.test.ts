// Proves that a student can always get out. In every state of the application, the initiative and the company,
// leaving and closing the conversation work, and afterward the company can't read anything shared or write anything.
// Expectations are written out, not computed.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from '../../features/messages/messages.fixture.ts';
import { openConversation } from '../../features/messages/messages.queries.ts';

const { app, apply, move, say, answer } = await createMessagesApp();

const initiativeStates = ['active', 'inactive', 'deleted'] as const;
const companyStates = ['normal', 'email unverified', 'account deleted'] as const;
type InitiativeState = (typeof initiativeStates)[number];
type CompanyState = (typeof companyStates)[number];
type State =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'completed'
  | 'ended by company'
  | 'ended by student';

/** How the student leaves, and the status in the student's own history afterward. */
type Exit = { by: 'withdrawal' | 'leaving' | 'nothing: already out'; status: string };
const withdraws: Exit = { by: 'withdrawal', status: 'withdrawn' };
const leavesEnded: Exit = { by: 'leaving', status: 'ended' };
const leavesRejected: Exit = { by: 'leaving', status: 'rejected' };
const leavesCompleted: Exit = { by: 'leaving', status: 'completed' };
const wasWithdrawn: Exit = { by: 'nothing: already out', status: 'withdrawn' };
const hadLeft: Exit = { by: 'nothing: already out', status: 'ended' };

// Deleting an initiative or the company's account ends pending and accepted applications. The database refuses an
// active initiative without a verified email.
const table: [State, InitiativeState, CompanyState, Exit][] = [
  ['pending', 'active', 'normal', withdraws],
  ['pending', 'active', 'account deleted', leavesEnded],
  ['pending', 'inactive', 'normal', withdraws],
  ['pending', 'inactive', 'email unverified', withdraws],
  ['pending', 'inactive', 'account deleted', leavesEnded],
  ['pending', 'deleted', 'normal', leavesEnded],
  ['pending', 'deleted', 'email unverified', leavesEnded],
  ['pending', 'deleted', 'account deleted', leavesEnded],

  ['accepted', 'active', 'normal', leavesEnded],
  ['accepted', 'active', 'account deleted', leavesEnded],
  ['accepted', 'inactive', 'normal', leavesEnded],
  ['accepted', 'inactive', 'email unverified', leavesEnded],
  ['accepted', 'inactive', 'account deleted', leavesEnded],
  ['accepted', 'deleted', 'normal', leavesEnded],
  ['accepted', 'deleted', 'email unverified', leavesEnded],
  ['accepted', 'deleted', 'account deleted', leavesEnded],

  ['rejected', 'active', 'normal', leavesRejected],
  ['rejected', 'active', 'account deleted', leavesRejected],
  ['rejected', 'inactive', 'normal', leavesRejected],
  ['rejected', 'inactive', 'email unverified', leavesRejected],
  ['rejected', 'inactive', 'account deleted', leavesRejected],
  ['rejected', 'deleted', 'normal', leavesRejected],
  ['rejected', 'deleted', 'email unverified', leavesRejected],
  ['rejected', 'deleted', 'account deleted', leavesRejected],

  ['withdrawn', 'active', 'normal', wasWithdrawn],
  ['withdrawn', 'active', 'account deleted', wasWithdrawn],
  ['withdrawn', 'inactive', 'normal', wasWithdrawn],
  ['withdrawn', 'inactive', 'email unverified', wasWithdrawn],
  ['withdrawn', 'inactive', 'account deleted', wasWithdrawn],
  ['withdrawn', 'deleted', 'normal', wasWithdrawn],
  ['withdrawn', 'deleted', 'email unverified', wasWithdrawn],
  ['withdrawn', 'deleted', 'account deleted', wasWithdrawn],

  ['completed', 'active', 'normal', leavesCompleted],
  ['completed', 'active', 'account deleted', leavesCompleted],
  ['completed', 'inactive', 'normal', leavesCompleted],
  ['completed', 'inactive', 'email unverified', leavesCompleted],
  ['completed', 'inactive', 'account deleted', leavesCompleted],
  ['completed', 'deleted', 'normal', leavesCompleted],
  ['completed', 'deleted', 'email unverified', leavesCompleted],
  ['completed', 'deleted', 'account deleted', leavesCompleted],

  ['ended by company', 'active', 'normal', leavesEnded],
  ['ended by company', 'active', 'account deleted', leavesEnded],
  ['ended by company', 'inactive', 'normal', leavesEnded],
  ['ended by company', 'inactive', 'email unverified', leavesEnded],
  ['ended by company', 'inactive', 'account deleted', leavesEnded],
  ['ended by company', 'deleted', 'normal', leavesEnded],
  ['ended by company', 'deleted', 'email unverified', leavesEnded],
  ['ended by company', 'deleted', 'account deleted', leavesEnded],

  ['ended by student', 'active', 'normal', hadLeft],
  ['ended by student', 'active', 'account deleted', hadLeft],
  ['ended by student', 'inactive', 'normal', hadLeft],
  ['ended by student', 'inactive', 'email unverified', hadLeft],
  ['ended by student', 'inactive', 'account deleted', hadLeft],
  ['ended by student', 'deleted', 'normal', hadLeft],
  ['ended by student', 'deleted', 'email unverified', hadLeft],
  ['ended by student', 'deleted', 'account deleted', hadLeft],
];

// An unverified or deleted company is refused before anything else is checked.
const refusedReply = {
  normal: 'conversation_closed',
  'email unverified': 'email_not_verified',
  'account deleted': 'not_signed_in',
} satisfies Record<CompanyState, string>;
/** The company can't see a student who withdrew. */
const refusedOpening = {
  normal: ['conversation_not_allowed', 'not_found'],
  'email unverified': ['conversation_not_allowed', 'not_found'],
  'account deleted': ['not_signed_in'],
} satisfies Record<CompanyState, string[]>;
const refusedStep = {
  normal: ['already_decided', 'application_missing'],
  'email unverified': ['already_decided', 'application_missing'],
  'account deleted': ['not_signed_in'],
} satisfies Record<CompanyState, string[]>;
const talked = new Set<State>(['accepted', 'rejected', 'completed', 'ended by company', 'ended by student']);

type Meeting = Awaited<ReturnType<typeof arrange>>;

/** A student with a photo and contact details in one cell of the table, with a message wherever one could be sent. */
async function arrange(state: State, initiativeState: InitiativeState, companyState: CompanyState) {
  const [student, company] = [await app.signUp('student'), await app.signUp('company')];
  await app.root.query(`update profiles set full_name = 'Maya Torres', photo_url = $2 where id = $1`, [
    student.id,
    `/photos/${student.id}.webp`,
  ]);
  await app.insert('student_contacts', {
    student_id: student.id,
    school: 'Elm High',
    instagram_handle: 'maya',
  });
  const decided = { pending: 'pending', withdrawn: 'withdrawn', rejected: 'rejected' } as const;
  const { id, initiative } = await apply(
    student,
    company,
    state in decided ? decided[state as keyof typeof decided] : 'accepted',
  );
  const talk = talked.has(state)
    ? (await say(company, student, { initiative_id: initiative.id })).conversation_id
    : null;
  if (state === 'completed') await move(id, company.id, 'completed');
  if (state === 'ended by company') await move(id, company.id, 'ended');
  if (state === 'ended by student') await move(id, student.id, 'ended');

  if (initiativeState === 'inactive')
    await app.root.query(`update initiatives set status = 'inactive' where id = $1`, [initiative.id]);
  if (initiativeState === 'deleted')
    await company.api('DELETE /api/initiatives/:id', { params: { id: initiative.id } });
  if (companyState === 'email unverified')
    await app.root.query('update users set email_verified_at = null where id = $1', [company.id]);
  if (companyState === 'account deleted')
    await app.root.query(
      `begin; select set_config('app.actor', '${company.id}', true); select keeper.delete_account(); commit`,
    );
  return { student, company, id, initiative_id: initiative.id, talk };
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'was let through',
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

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

describe.each(table.filter(([state]) => talked.has(state)))(
  'conversation: %s, initiative %s, company %s',
  (state, initiativeState, companyState) => {
    test('the student can close it, and nobody can write', async () => {
      const { student, company, talk, initiative_id } = await arrange(state, initiativeState, companyState);
      const params = { id: talk! };
      const closed = await student.api('PUT /api/conversations/:id/closed', {
        params,
        body: { closed: true },
      });
      expect(closed).toMatchObject({ closed: true, can: { reply: false, close: false } });
      expect(await codeOf(answer(company, talk!))).toBe(refusedReply[companyState]);
      expect(await codeOf(answer(student, talk!))).toBe('conversation_closed');
      expect(await codeOf(say(company, student, { initiative_id }))).toBe(refusedReply[companyState]);
      expect(refusedOpening[companyState]).toContain(await codeOf(say(company, student)));
      const reopen = company.api('PUT /api/conversations/:id/closed', { params, body: { closed: false } });
      expect(await codeOf(reopen)).toBe('forbidden');
      if (companyState === 'account deleted') return;
      const seen = await company.api('GET /api/conversations/:id', { params });
      expect(seen).toMatchObject({ closed: true, can: { reply: false, close: false, reopen: false } });
    });
  },
);

describe('closing a conversation', () => {
  test('the student can reopen it while the two still have a relationship', async () => {
    const { student, company, talk } = await arrange('accepted', 'active', 'normal');
    const set = (closed: boolean) =>
      student.api('PUT /api/conversations/:id/closed', { params: { id: talk! }, body: { closed } });
    expect(await set(true)).toMatchObject({ can: { reopen: true } });
    expect(await set(true)).toMatchObject({ closed: true });
    expect(await set(false)).toMatchObject({
      closed: false,
      can: { reply: true, close: true, reopen: false },
    });
    await answer(company, talk!);
    const { rows } = await app.root.query('select name from events where subject_id = $1 order by id', [
      talk,
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['conversation.closed', 'conversation.reopened']);
  });

  test('409: a student who left cannot reopen it', async () => {
    const { student, talk } = await arrange('ended by student', 'active', 'normal');
    const reopen = student.api('PUT /api/conversations/:id/closed', {
      params: { id: talk! },
      body: { closed: false },
    });
    expect(await codeOf(reopen)).toBe('conversation_closed');
  });

  test("404: refuses another student's and an unknown conversation", async () => {
    const { talk } = await arrange('accepted', 'active', 'normal');
    const stranger = await app.signUp('student');
    for (const id of [talk!, randomUUID()])
      expect(
        await codeOf(
          stranger.api('PUT /api/conversations/:id/closed', { params: { id }, body: { closed: true } }),
        ),
      ).toBe('not_found');
  });

  test('a company can start another conversation only about work in progress', async () => {
    const { student, company, talk } = await arrange('accepted', 'active', 'normal');
    const close = { params: { id: talk! }, body: { closed: true } };
    await student.api('PUT /api/conversations/:id/closed', close);
    const rejected = await apply(student, company, 'rejected');
    expect(await codeOf(say(company, student, { initiative_id: rejected.initiative.id }))).toBe(
      'conversation_not_allowed',
    );
    const query = { user_id: student.id, initiative_id: rejected.initiative.id };
    expect((await company.api('GET /api/conversations/with', { query })).can).toEqual({ write: false });
    const running = await apply(student, company, 'accepted');
    await say(company, student, { initiative_id: running.initiative.id });
    await say(student, company);
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
  expect(seen).toMatchObject({ grade: 12, stage: 'accepted', contacts: { school: 'New School' } });
  expect(await codeOf(answer(company, cell.talk!))).toBe('conversation_closed');
});
