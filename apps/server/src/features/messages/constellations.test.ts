// Who may write first to whom: every status of an application, either side, about the initiative and about none, by
// the API and by SQL as the role that serves it.
import { applicationStatuses, userTypes, type ApplicationStatus, type UserType } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { openTalks } from './messages.fixture.ts';

const { house, pair, apply, say, answer } = await openTalks();

const mayOpen: Record<ApplicationStatus, UserType[]> = {
  pending: [],
  accepted: ['student', 'company'],
  rejected: ['company'],
  withdrawn: [],
  completed: ['student', 'company'],
  ended: ['student', 'company'],
};
const cases = applicationStatuses.flatMap((status) =>
  userTypes.flatMap((by) => [true, false].map((about) => [status, by, about] as const)),
);
/** A company does not even see who withdrew. */
const refusal = (status: ApplicationStatus, by: UserType) =>
  status === 'withdrawn' && by === 'company' ? 'not_found' : 'conversation_not_allowed';

describe.each(cases)('%s, opened by the %s, about the initiative: %s', (status, by, about) => {
  const allowed = mayOpen[status].includes(by);
  const open = async () => {
    const { student, company, initiative } = await pair(status);
    const [from, to] = by === 'student' ? [student, company] : [company, student];
    return { student, company, from, to, initiative_id: about ? initiative.id : null };
  };
  const ask = (it: Awaited<ReturnType<typeof open>>) =>
    it.from.api('GET /api/conversations/with', {
      query: { user_id: it.to.id, ...(it.initiative_id && { initiative_id: it.initiative_id }) },
    });

  test(allowed ? 'the API opens it, and both answer' : 'the API refuses', async () => {
    const it = await open();
    const { from, to, initiative_id } = it;
    const sent = say(from, to, { initiative_id });
    if (!allowed) {
      await expect(sent).rejects.toThrow(refusal(status, by));
      const { rowCount } = await house.root.query('select from conversations where student_id = $1', [
        it.student.id,
      ]);
      expect(rowCount).toBe(0);
      if (refusal(status, by) !== 'not_found') expect((await ask(it)).can.write).toBe(false);
      return;
    }
    const { conversation_id } = await sent;
    // Also a student whom the company rejected: it has opened the conversation.
    for (const side of [to, from]) {
      await answer(side, conversation_id);
      const other = side === from ? to : from;
      expect((await say(side, other, { initiative_id })).conversation_id).toBe(conversation_id);
    }
    expect(await ask(it)).toMatchObject({ conversation_id, can: { write: true } });
  });

  test(allowed ? 'the database opens it' : 'the database refuses by itself', async () => {
    const { student, company, from, initiative_id } = await open();
    const db = house.database.as(from);
    const { openConversation } = await import('./messages.queries.ts');
    const opened = db.maybe(
      openConversation({ student_id: student.id, company_id: company.id, initiative_id }),
    );
    if (allowed) expect((await opened)?.id).toEqual(expect.any(String));
    else await expect(opened).rejects.toThrow('forbidden');
  });
});

describe('between two who have more than one application', () => {
  test.each([
    ['accepted', 'pending'],
    ['rejected', 'pending'],
    ['accepted', 'withdrawn'],
  ] as const)('%s for one opens no conversation about another that is %s', async (decided, other) => {
    const { student, company } = await pair(decided);
    const { initiative } = await apply(student, company, other);
    await expect(say(company, student, { initiative_id: initiative.id })).rejects.toThrow(
      'conversation_not_allowed',
    );
    await expect(say(student, company, { initiative_id: initiative.id })).rejects.toThrow(
      'conversation_not_allowed',
    );
    await expect(say(company, student)).resolves.toMatchObject({ content: 'Hi' });
  });

  test('an initiative of another company is nothing to write about', async () => {
    const { student, company } = await pair('accepted');
    const { initiative } = await pair('accepted');
    for (const [from, to] of [
      [student, company],
      [company, student],
    ] as const)
      await expect(say(from, to, { initiative_id: initiative.id })).rejects.toThrow(
        'conversation_not_allowed',
      );
  });
});

test('a student cannot write to a company that they never applied to', async () => {
  const [student, company] = [await house.join('student'), await house.join('company')];
  await expect(say(student, company)).rejects.toThrow('conversation_not_allowed');
});
