import { randomUUID } from 'node:crypto';
import type { DeskApi } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createDeskApp } from '../desk.fixture.ts';

const app = await createDeskApp();
type Operator = Awaited<ReturnType<typeof app.setUp>>;
const original = 'Great work. Call me: 415-555-0142';

/** A message from a company to a student it accepted, whose phone number was removed. */
async function removed(content = original) {
  const [student, company] = [await app.signUp('student'), await app.signUp('company')];
  const initiative_id = await app.insert('initiatives', { company_id: company.id, name: 'Street team' });
  const own = { initiative_id, company_id: company.id };
  await app.insert('tasks', { ...own, title: 'One', task_order: 1 });
  await app.root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
  const application = await app.insert('initiative_applications', { ...own, student_id: student.id });
  await company.api('POST /api/applications/:id/acceptance', { params: { id: application }, body: {} });
  const message = await company.api('POST /api/messages', {
    body: {
      client_id: randomUUID(),
      subject: 'Hi',
      content,
      to: { user_id: student.id, initiative_id },
      contact_details_confirmed: true,
    },
  });
  const { rows } = await app.root.query('select id, number from removed_contacts where subject_id = $1', [
    message.id,
  ]);
  return { student, company, message, ...(rows[0] as { id: string; number: number }) };
}

const act = ({ call }: Operator, what: 'opening' | 'release' | 'decision', id: string, body?: object) =>
  call(`POST /api/desk/contacts/:id/${what}` as keyof DeskApi, { id, ...(body && { body }) });
const decide = (operator: Operator, id: string, ...actions: string[]) =>
  act(operator, 'decision', id, { actions, note: 'Clear case' });
const logOf = async (id: string) =>
  (
    await app.root.query('select what from desk_log where removed_contact_id = $1 order by id', [id])
  ).rows.map(({ what }) => what as string);

describe('GET /api/desk/contacts', () => {
  test('200: lists open ones with who has claimed them, without the original', async () => {
    const { id, number } = await removed();
    const [operator, other] = [await app.setUp(), await app.setUp()];
    await act(operator, 'opening', id);
    const listed = async ({ call }: Operator) => {
      const { body } = await call('GET /api/desk/contacts');
      return body.items.find((item: { id: string }) => item.id === id);
    };
    const seen = { number, place: 'message', kinds: ['phone'], urgent: false, person: 'Test company' };
    expect(await listed(operator)).toMatchObject({ ...seen, claim: { you: true } });
    expect(await listed(other)).toMatchObject({ ...seen, claim: { name: 'Opal Reed', you: false } });
    expect(JSON.stringify(await listed(other))).not.toContain('415');
  });

  test('200: a plan to meet alone is urgent', async () => {
    const { id } = await removed('Come to my place alone tonight');
    const { body } = await (await app.setUp()).call('GET /api/desk/contacts');
    const item = body.items.find((it: { id: string }) => it.id === id);
    expect(item).toMatchObject({ urgent: true, kinds: expect.arrayContaining(['meeting']) });
  });
});

describe('POST /api/desk/contacts/:id/opening', () => {
  test('201: shows the original with what was found, and claims it', async () => {
    const { id } = await removed();
    const { status, body } = await act(await app.setUp(), 'opening', id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      original: `Hi\n\n${original}`,
      student: 'Test',
      person: 'Test company',
      claim: { you: true },
      outcome: null,
      earlier: { count: 0, with_action: 0 },
      can: { decide: true },
    });
    const [{ kind, start, end }] = body.found;
    expect([kind, body.original.slice(start, end)]).toEqual(['phone', expect.stringContaining('555-0142')]);
    expect(await logOf(id)).toEqual(['opened']);
  });

  test('201: the original stays after the company is deleted; a deleted student is not named', async () => {
    const { id, student, company } = await removed();
    for (const [account, deletion] of [
      [student.id, 'delete_account'],
      [company.id, 'delete_own_company'],
    ])
      await app.root.query(
        `begin; set local role app_auth; select set_config('app.actor', '${account}', true);
         select keeper.${deletion}(); commit`,
      );
    const { body } = await act(await app.setUp(), 'opening', id);
    expect(body).toMatchObject({ student: null, company: expect.stringContaining('Company') });
    expect(body.original).toContain('415-555-0142');
  });

  test('201: only one of several operators who open it at the same moment can decide', async () => {
    const { id } = await removed();
    const operators = await Promise.all([1, 2, 3].map(() => app.setUp()));
    const answers = await Promise.all(operators.map((operator) => act(operator, 'opening', id)));
    expect(answers.filter(({ body }) => body.can.decide)).toHaveLength(1);
  });

  test('404: an unknown one', async () => {
    expect((await act(await app.setUp(), 'opening', randomUUID())).status).toBe(404);
  });
});

test('POST /api/desk/contacts/:id/release: 204: another operator can decide then', async () => {
  const { id } = await removed();
  const [operator, other] = [await app.setUp(), await app.setUp()];
  await act(operator, 'opening', id);
  expect((await act(other, 'release', id)).body.code).toBe('conflict');
  expect((await act(operator, 'release', id)).status).toBe(204);
  expect((await act(other, 'opening', id)).body.can.decide).toBe(true);
});

describe('POST /api/desk/contacts/:id/decision', () => {
  test('204: closes the conversation for good', async () => {
    const { id, student, company, message } = await removed();
    const operator = await app.setUp();
    await act(operator, 'opening', id);
    expect((await decide(operator, id, 'close_conversation', 'talk_to_company')).status).toBe(204);
    for (const { api } of [student, company]) {
      const params = { id: message.conversation_id };
      expect(await api('GET /api/conversations/:id', { params })).toMatchObject({
        closed: true,
        can: { reply: false, reopen: false },
      });
    }
    expect(await logOf(id)).toEqual(['opened', 'closed']);
    const { body } = await act(operator, 'opening', id);
    expect(body).toMatchObject({ outcome: 'action', can: { decide: false } });
  });

  test('204: warns the company', async () => {
    const { id, company } = await removed();
    const operator = await app.setUp();
    await act(operator, 'opening', id);
    expect((await decide(operator, id, 'warn_company')).status).toBe(204);
    const { rowCount } = await app.root.query(
      `select from events where name = 'company.warned' and subject_id = $1`,
      [company.id],
    );
    expect(rowCount).toBe(1);
  });

  test('exactly one of several decisions at the same moment counts', async () => {
    const { id } = await removed();
    const operator = await app.setUp();
    await act(operator, 'opening', id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(operator, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
    expect(await logOf(id)).toEqual(['opened', 'closed']);
  });

  test('409 without a claim, 400 with an unknown action', async () => {
    const { id } = await removed();
    const operator = await app.setUp();
    expect((await decide(operator, id)).body.code).toBe('conflict');
    await act(operator, 'opening', id);
    expect((await decide(operator, id, 'take_down_initiative')).status).toBe(400);
    expect(await logOf(id)).toEqual(['opened']);
  });
});
