// Proves that a student can always close a conversation. In every state of the application, the initiative and the
// company, closing works, and afterward nobody can write.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeOf, createLeavingApp, refusedOpening, refusedReply, table, talked } from './leaving.fixture.ts';

const { app, apply, say, answer, arrange } = await createLeavingApp();

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
