import { describe, expect, test } from 'vitest';
import { createMessagesApp, type Person } from './messages.fixture.ts';

const { app, pair, apply, offer, say, answer, written } = await createMessagesApp();

describe('GET /api/contacts', () => {
  const contacts = async ({ api }: Person, q = '') =>
    (await api('GET /api/contacts', { query: { q } })).items;

  test('200: a company sees students it decided on, a student the companies that accepted them', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    const made: Record<string, { id: string; initiative: { id: string; name: string } }> = {};
    for (const status of ['pending', 'accepted', 'rejected', 'withdrawn', 'completed', 'ended'] as const)
      made[status] = await apply(student, company, status);
    const seen = (items: Awaited<ReturnType<typeof contacts>>) =>
      items.map(({ status }) => status).toSorted();
    expect(seen(await contacts(company))).toEqual(['accepted', 'completed', 'ended', 'rejected']);
    expect(seen(await contacts(student))).toEqual(['accepted', 'completed', 'ended']);
    const sent = await say(student, company, { initiative_id: made['accepted']!.initiative.id });
    expect((await contacts(company)).find(({ status }) => status === 'accepted')).toEqual({
      id: made['accepted']!.id,
      other: { id: student.id, user_type: 'student', name: 'Test student', picture_url: null },
      initiative: made['accepted']!.initiative,
      status: 'accepted',
      conversation_id: sent.conversation_id,
    });
  });

  test.each([`suspended_at = now()`, `verification = 'declined'`])(
    '200: a student cannot pick a company with %s, also when searching for it',
    async (change) => {
      const { student, company, initiative } = await pair('accepted');
      expect(await contacts(student)).toHaveLength(1);
      await app.root.query(`update company_profiles set ${change} where id = $1`, [company.id]);
      expect(await contacts(student)).toEqual([]);
      expect(await contacts(student, initiative.name)).toEqual([]);
    },
  );

  test('200: searches both names for words in any order; percent signs are literal', async () => {
    const { student, company, initiative } = await pair('accepted');
    await app.root.query(`update profiles set full_name = 'Zoë 100% Quist' where id = $1`, [student.id]);
    for (const q of ['quist', 'zoë', '100%', `${initiative.name.slice(-4)} QUIST`])
      expect([q, (await contacts(company, q)).length]).toEqual([q, 1]);
    for (const q of ['quist nobody', '%%', 'q_ist']) expect([q, await contacts(company, q)]).toEqual([q, []]);
  });

  test('200: pages have no gaps, and a search that stops early says where to continue', async () => {
    const company = await app.signUp('company');
    const { id: initiative_id } = await offer(company.id);
    await app.root.query(
      `with people as (insert into profiles (user_type, full_name)
         select 'student', 'Contact ' || lpad(n::text, 4, '0') from generate_series(1, 620) n returning id, full_name),
       students as (insert into student_profiles (id) select id from people returning id)
       select count(*) from students`,
    );
    await app.root.query(
      `insert into initiative_applications (student_id, initiative_id, company_id, status, accepted_at, decided_at)
       select id, $1, $2, 'accepted', now(), now() from profiles where full_name like 'Contact %' order by full_name`,
      [initiative_id, company.id],
    );
    const names: string[] = [];
    let before: string | undefined;
    do {
      const page = await company.api('GET /api/contacts', { query: { ...(before && { before }) } });
      names.push(...page.items.map(({ other }) => other.name));
      before = page.next ?? undefined;
    } while (before);
    expect(new Set(names).size).toBe(620);
    expect(names[0]).toBe('Contact 0620');

    const early = await company.api('GET /api/contacts', { query: { q: 'Contact 0007' } });
    expect(early.items).toEqual([]);
    const rest = await company.api('GET /api/contacts', {
      query: { q: 'Contact 0007', before: early.next! },
    });
    expect(rest.items.map(({ other }) => other.name)).toEqual(['Contact 0007']);
    expect(rest.next).toBeNull();
  });

  test('200: an account with an unverified email sees its contacts and that it cannot write yet', async () => {
    const { student } = await pair('accepted', { verified: false });
    const { items, can } = await student.api('GET /api/contacts');
    expect([items.length, can.write]).toEqual([1, false]);
  });
});

test('a deleted account is no contact; its conversations stay readable but closed', async () => {
  const { student, company, initiative } = await pair('accepted');
  const { conversation_id } = await say(student, company);
  await app.root.query(`update ties set stage = 'closed' where student_id = $1`, [student.id]);
  expect((await company.api('GET /api/contacts')).items).toEqual([]);
  const [talk] = (await company.api('GET /api/conversations')).items;
  expect(talk).toMatchObject({ closed: true, can: { reply: false, close: false, reopen: false } });
  await expect(answer(company, conversation_id)).rejects.toThrow('conversation_closed');
  const about = { initiative_id: initiative.id };
  await expect(say(company, student, about)).rejects.toThrow('conversation_not_allowed');
  const query = { user_id: student.id, ...about };
  expect((await company.api('GET /api/conversations/with', { query })).can).toEqual({ write: false });
});

test('no name appears in logs or events', async () => {
  expect(await written()).not.toContain('Test student');
});
