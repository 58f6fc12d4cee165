// Who may write first to whom: every application status, either side, about an initiative and about none, through the
// API and by SQL as the API's role.
import { applicationStatuses, userTypes, type ApplicationStatus, type UserType } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createMessagesApp } from './messages.fixture.ts';
import { openConversation } from './messages.queries.ts';

const { app, pair, apply, say, answer } = await createMessagesApp();

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
const [allowed, refused] = [true, false].map((may) =>
  cases.filter(([status, by]) => mayOpen[status].includes(by) === may),
) as [typeof cases, typeof cases];

async function meet([status, by, about]: (typeof cases)[number]) {
  const { student, company, initiative } = await pair(status);
  const [from, to] = by === 'student' ? [student, company] : [company, student];
  return { student, company, from, to, initiative_id: about ? initiative.id : null };
}
type Meeting = Awaited<ReturnType<typeof meet>>;
const look = ({ from, to, initiative_id }: Meeting) =>
  from.api('GET /api/conversations/with', {
    query: { user_id: to.id, ...(initiative_id && { initiative_id }) },
  });
const openBySql = ({ from, student, company, initiative_id }: Meeting) =>
  app.database
    .as(from)
    .one(openConversation({ student_id: student.id, company_id: company.id, initiative_id }));

test('14 of 24 combinations may open a conversation', () => {
  expect([allowed.length, refused.length]).toEqual([14, 10]);
});

describe.each(allowed)('%s, opened by the %s, about the initiative: %s', (...combination) => {
  test('the API opens it once, and both can reply, even a rejected student', async () => {
    const it = await meet(combination);
    const { from, to, initiative_id } = it;
    expect(await look(it)).toMatchObject({ conversation_id: null, can: { write: true } });
    const { conversation_id } = await say(from, to, { initiative_id });
    for (const [side, other] of [
      [to, from],
      [from, to],
    ] as const) {
      await answer(side, conversation_id);
      expect((await say(side, other, { initiative_id })).conversation_id).toBe(conversation_id);
    }
    expect(await look(it)).toMatchObject({ conversation_id, can: { write: true } });
  });

  test('the database allows it', async () => {
    expect(await openBySql(await meet(combination))).toEqual({ id: expect.any(String) });
  });
});

describe.each(refused)('%s, opened by the %s, about the initiative: %s', (...combination) => {
  const [status, by] = combination;
  // A company cannot even see a student who withdrew.
  const unseen = status === 'withdrawn' && by === 'company';

  test('the API refuses, and nothing is stored', async () => {
    const it = await meet(combination);
    const words = unseen ? 'not_found' : 'conversation_not_allowed';
    await expect(say(it.from, it.to, { initiative_id: it.initiative_id })).rejects.toThrow(words);
    const seen = await look(it).then(
      ({ can }) => can,
      ({ code }) => code,
    );
    expect(seen).toEqual(unseen ? 'not_found' : { write: false });
    const { rowCount } = await app.root.query('select from conversations where student_id = $1', [
      it.student.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test('the database refuses it too', async () => {
    await expect(openBySql(await meet(combination))).rejects.toThrow('forbidden');
  });
});

describe('between a pair with more than one application', () => {
  test.each([
    ['accepted', 'pending'],
    ['rejected', 'pending'],
    ['accepted', 'withdrawn'],
  ] as const)(
    '%s for one initiative allows no conversation about another that is %s',
    async (decided, other) => {
      const { student, company } = await pair(decided);
      const { initiative } = await apply(student, company, other);
      await expect(say(company, student, { initiative_id: initiative.id })).rejects.toThrow(
        'conversation_not_allowed',
      );
      await expect(say(student, company, { initiative_id: initiative.id })).rejects.toThrow(
        'conversation_not_allowed',
      );
      await expect(say(company, student)).resolves.toMatchObject({ content: 'Hi' });
    },
  );

  test("refuses to write about another company's initiative", async () => {
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

test('a student cannot write to a company they never applied to', async () => {
  const [student, company] = [await app.signUp('student'), await app.signUp('company')];
  await expect(say(student, company)).rejects.toThrow('conversation_not_allowed');
});
