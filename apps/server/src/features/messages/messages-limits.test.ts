// How many messages a company and a student may send each other, across all their conversations.
import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from './messages.fixture.ts';

const { app, pair, say, answer } = await createMessagesApp();

const codeOf = (sent: PromiseSettledResult<unknown>) =>
  sent.status === 'fulfilled' ? 'sent' : (sent.reason as { code: string }).code;
const countBy = (sent: PromiseSettledResult<unknown>[]) =>
  Object.fromEntries([...Map.groupBy(sent, codeOf)].map(([code, all]) => [code, all.length]));
const waitOf = async ({ api }: Person, id: string) =>
  (await api('GET /api/conversations/:id', { params: { id } })).wait;

/** Sets the pair's counters, as if time had passed or messages had been sent. */
const setCounters = (student: Person, company: Person, change: string) =>
  app.root.query(`update ties set ${change} where student_id = $1 and company_id = $2`, [
    student.id,
    company.id,
  ]);

describe('a company without a reply', () => {
  test('409: refuses the sixth message in any conversation until the student replies', async () => {
    const { student, company, initiative } = await pair('accepted');
    const { conversation_id } = await say(company, student, { initiative_id: initiative.id });
    for (let n = 0; n < 2; n++)
      await say(company, student, { initiative_id: initiative.id, subject: `${n}` });
    const clientId = randomUUID();
    await say(company, student);
    expect(await waitOf(company, conversation_id)).toBeNull();
    const last = await answer(company, conversation_id, 'Fifth', clientId);

    await expect(answer(company, conversation_id)).rejects.toThrow('reply_needed');
    await expect(say(company, student)).rejects.toThrow('reply_needed');
    expect(await waitOf(company, conversation_id)).toBe('reply');
    expect(await waitOf(student, conversation_id)).toBeNull();
    const query = { user_id: student.id, initiative_id: initiative.id };
    expect(await company.api('GET /api/conversations/with', { query })).toMatchObject({ wait: 'reply' });
    // A repeated request returns the message already sent.
    expect(await answer(company, conversation_id, 'Fifth', clientId)).toEqual(last);

    await say(student, company);
    expect(await waitOf(company, conversation_id)).toBeNull();
    await answer(company, conversation_id);
  });

  test('409: exactly five of twenty simultaneous messages in two conversations are sent', async () => {
    const { student, company, initiative } = await pair('accepted');
    const sent = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        say(company, student, { initiative_id: n % 2 ? initiative.id : null }),
      ),
    );
    expect(countBy(sent)).toEqual({ sent: limits.messagesUnanswered, reply_needed: 15 });
    const { rows } = await app.root.query('select from inbox_messages where student_id = $1', [student.id]);
    expect(rows).toHaveLength(limits.messagesUnanswered);
  });

  test('201: each student is counted separately', async () => {
    const first = await pair('accepted');
    await setCounters(first.student, first.company, 'unanswered = 5');
    const second = await pair('accepted');
    await say(second.company, second.student);
    await expect(say(first.company, first.student)).rejects.toThrow('reply_needed');
  });
});

describe('messages per day', () => {
  test('429: a company can send 30 to one student, even if both keep replying', async () => {
    const { student, company } = await pair('accepted');
    const { conversation_id } = await say(company, student);
    for (let n = 2; n <= limits.companyMessagesPerDay; n++) {
      if (n % limits.messagesUnanswered === 0) await answer(student, conversation_id);
      await answer(company, conversation_id);
    }
    await answer(student, conversation_id);
    await expect(answer(company, conversation_id)).rejects.toThrow('messages_used_up');
    expect(await waitOf(company, conversation_id)).toBe('tomorrow');
    expect(await waitOf(student, conversation_id)).toBeNull();

    await setCounters(student, company, `day_began_at = day_began_at - interval '1 day'`);
    expect(await waitOf(company, conversation_id)).toBeNull();
    await answer(company, conversation_id);
    await answer(student, conversation_id);
  });

  test('429: a student can send 60 to one company, even all at the same time', async () => {
    const { student, company } = await pair('accepted');
    await say(student, company);
    await setCounters(student, company, 'student_today = 55');
    const sent = await Promise.allSettled(Array.from({ length: 10 }, () => say(student, company)));
    expect(countBy(sent)).toEqual({ sent: 5, messages_used_up: 5 });
    const { rows } = await app.root.query('select student_today from ties where student_id = $1', [
      student.id,
    ]);
    expect(rows).toEqual([{ student_today: limits.studentMessagesPerDay }]);
  });
});
