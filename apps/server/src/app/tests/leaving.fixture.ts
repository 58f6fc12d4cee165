// Test fixture: every state in which a student may want to leave, and how the student gets out of it. Expectations are
// written out, not computed.
import { expect } from 'vitest';
import { createMessagesApp } from '../../features/messages/messages.fixture.ts';
import { openConversation } from '../../features/messages/messages.queries.ts';

export const initiativeStates = ['active', 'inactive', 'deleted'] as const;
export const companyStates = ['normal', 'email unverified', 'account deleted'] as const;
type InitiativeState = (typeof initiativeStates)[number];
export type CompanyState = (typeof companyStates)[number];
type State =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'completed'
  | 'ended by company'
  | 'ended by student';

/** How the student leaves, and the status in the student's own history afterward. */
export type Exit = { by: 'withdrawal' | 'leaving' | 'nothing: already out'; status: string };
const withdraws: Exit = { by: 'withdrawal', status: 'withdrawn' };
const leavesEnded: Exit = { by: 'leaving', status: 'ended' };
const leavesRejected: Exit = { by: 'leaving', status: 'rejected' };
export const leavesCompleted: Exit = { by: 'leaving', status: 'completed' };
const wasWithdrawn: Exit = { by: 'nothing: already out', status: 'withdrawn' };
const hadLeft: Exit = { by: 'nothing: already out', status: 'ended' };

// Deleting an initiative or the company's account ends pending and accepted applications. The database refuses an
// active initiative without a verified email.
export const table: [State, InitiativeState, CompanyState, Exit][] = [
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
export const refusedReply = {
  normal: 'conversation_closed',
  'email unverified': 'email_not_verified',
  'account deleted': 'not_signed_in',
} satisfies Record<CompanyState, string>;
/** The company can't see a student who withdrew. */
export const refusedOpening = {
  normal: ['conversation_not_allowed', 'not_found'],
  'email unverified': ['conversation_not_allowed', 'not_found'],
  'account deleted': ['not_signed_in'],
} satisfies Record<CompanyState, string[]>;
export const talked = new Set<State>([
  'accepted',
  'rejected',
  'completed',
  'ended by company',
  'ended by student',
]);

export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'was let through',
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

const refusedStep = {
  normal: ['already_decided', 'application_missing'],
  'email unverified': ['already_decided', 'application_missing'],
  'account deleted': ['not_signed_in'],
} satisfies Record<CompanyState, string[]>;

export type Meeting = Awaited<ReturnType<Awaited<ReturnType<typeof createLeavingApp>>['arrange']>>;

export async function createLeavingApp() {
  const messagesApp = await createMessagesApp();
  const { app, apply, move, say, answer } = messagesApp;

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
    await app.root.query('insert into shared_contacts (student_id, company_id) values ($1, $2)', [
      student.id,
      company.id,
    ]);
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
        `begin; select set_config('app.actor', '${company.id}', true); select keeper.delete_own_company(); commit`,
      );
    return { student, company, id, initiative_id: initiative.id, talk };
  }

  type Arranged = Awaited<ReturnType<typeof arrange>>;

  /** Checks through the API and by SQL, as the API's role acting for the company. */
  async function expectNothingShared({ student, company, id }: Arranged) {
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

  async function expectNothingWritten(cell: Arranged, companyState: CompanyState) {
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
      () => company.api('POST /api/applications/:id/rejection', { params, body: { note: 'Good luck' } }),
      () => company.api('POST /api/applications/:id/end', { params }),
    ];
    for (const step of steps) expect(refusedStep[companyState]).toContain(await codeOf(step()));
  }

  return { ...messagesApp, arrange, expectNothingShared, expectNothingWritten };
}
