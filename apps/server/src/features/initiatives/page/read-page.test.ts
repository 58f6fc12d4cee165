import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aTask, createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;
const read = ({ api }: Member, id: string) => api('GET /api/initiatives/:id', { params: { id } });
const step = (by: Member, application: string, status: string) =>
  app.root.query(
    `begin; select set_config('app.actor', '${by.id}', true);
     update initiative_applications set status = '${status}'${by.kind === 'company' ? `, decision_note = 'Because'` : ''}
     where id = '${application}'; commit`,
  );
const apply = (student: Member, company: Member, initiative_id: string) =>
  app.insert('initiative_applications', {
    student_id: student.id,
    company_id: company.id,
    initiative_id,
    note: 'Me!',
  });

describe('200: the page', () => {
  test("is exactly what the company's preview showed, plus the student's own data", async () => {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    const { id } = await app.activate(company);
    const preview = await company.api('GET /api/initiatives/:id/preview', { params: { id } });
    const page = await read(student, id);
    expect(page).toMatchObject(preview);
    expect(page.tasks).toEqual([
      { title: 'Write five questions', minutes: 30 },
      { title: 'Ask twenty neighbors', minutes: 30 },
    ]);
    expect(JSON.stringify(page)).not.toContain('How to do it');
    expect(page).toMatchObject({ application: null, bookmarked: false, deleted_at: null, fit: null });
  });

  test('opens for its company, which cannot apply', async () => {
    const company = await app.signUp('company');
    const { id } = await app.activate(company);
    const { can, similar } = await read(company, id);
    expect(can).toEqual({
      apply: false,
      apply_refusal: 'forbidden',
      withdraw: false,
      open_tasks: false,
      bookmark: false,
    });
    expect(similar).toEqual([]);
  });

  test('suggests three similar open ones that share the most and that the student has not applied to', async () => {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    const tags = ['Podcasts', 'Fundraising', 'Branding'] as const;
    const { id } = await app.activate(company, { tags: [...tags] });
    const all = await app.activate(company, { name: 'All', tags: [...tags] });
    const two = await app.activate(company, { name: 'Two', tags: ['Podcasts', 'Branding'] });
    const one = await app.activate(company, { name: 'One', tags: ['Branding'] });
    await app.activate(company, { name: 'Another one', tags: ['Events'] });
    await app.create(company, { name: 'Closed', tags: [...tags] });
    const applied = await app.activate(company, { name: 'Applied', tags: [...tags] });
    await apply(student, company, applied.id);
    const { similar } = await read(student, id);
    expect(similar.map((card) => card.id)).toEqual([all.id, two.id, one.id]);
  });

  test('suggests one of each other company before a second one, and those of the same company last', async () => {
    const [company, second, third, student] = [
      await app.signUp('company'),
      await app.signUp('company'),
      await app.signUp('company'),
      await app.signUp('student'),
    ];
    const tags = ['Photography', 'Referrals', 'Websites'] as const;
    const { id } = await app.activate(company, { tags: [...tags] });
    await app.activate(company, { name: 'Of the same', tags: [...tags] });
    const best = await app.activate(second, { name: 'Best', tags: [...tags] });
    const good = await app.activate(second, { name: 'Good', tags: ['Photography', 'Websites'] });
    const fair = await app.activate(third, { name: 'Fair', tags: ['Photography'] });
    const { similar } = await read(student, id);
    expect(similar.map((card) => card.id)).toEqual([best.id, fair.id, good.id]);
  });
});

describe('200: what a student can do, by application status', () => {
  const can = async (student: Member, id: string) => (await read(student, id)).can;

  test('not applied, pending, withdrawn, accepted', async () => {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    const { id } = await app.activate(company);
    expect(await can(student, id)).toMatchObject({ apply: true, apply_refusal: null, withdraw: false });
    const application = await apply(student, company, id);
    expect(await read(student, id)).toMatchObject({
      application: { id: application, status: 'pending', note: 'Me!', decided_at: null },
      can: { apply: false, apply_refusal: 'already_applied', withdraw: true, open_tasks: false },
    });
    await step(student, application, 'withdrawn');
    expect(await can(student, id)).toMatchObject({ apply: true, withdraw: false });
    await step(student, application, 'pending');
    await step(company, application, 'accepted');
    expect(await read(student, id)).toMatchObject({
      application: { status: 'accepted', decision_note: 'Because' },
      can: { apply: false, apply_refusal: 'already_applied', withdraw: false, open_tasks: true },
    });
  });

  test('a student with an unverified email can read and bookmark but not apply', async () => {
    const company = await app.signUp('company');
    const student = await app.signUp('student', { verified: false });
    const { id } = await app.activate(company);
    expect(await can(student, id)).toMatchObject({
      apply: false,
      apply_refusal: 'email_not_verified',
      bookmark: true,
    });
  });

  test('closed: students who applied can still read it, even when rejected', async () => {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    const { id } = await app.activate(company);
    const application = await apply(student, company, id);
    await step(company, application, 'rejected');
    await company.api('DELETE /api/initiatives/:id/activation', { params: { id } });
    expect(await read(student, id)).toMatchObject({
      status: 'inactive',
      application: { status: 'rejected' },
      can: { apply: false, apply_refusal: 'already_applied' },
    });
  });

  test('deleted: students who were accepted keep it as history', async () => {
    const company = await app.signUp('company');
    const { id } = await app.activate(company, { tasks: [aTask('One')] });
    const student = await app.accept(company, id);
    await company.api('DELETE /api/initiatives/:id', { params: { id } });
    const page = await read(student, id);
    expect(page).toMatchObject({ application: { status: 'ended' }, can: { apply: false, open_tasks: true } });
    expect(page.deleted_at).not.toBeNull();
  });
});

test('404: closed without an application, deleted without an acceptance, another company and unknown look the same', async () => {
  const [company, student, pending] = [
    await app.signUp('company'),
    await app.signUp('student'),
    await app.signUp('student'),
  ];
  const closed = await app.create(company);
  const open = await app.activate(company);
  const deleted = await app.activate(company);
  await apply(pending, company, deleted.id);
  await company.api('DELETE /api/initiatives/:id', { params: { id: deleted.id } });
  const answers = await Promise.all(
    [
      [student, closed.id],
      [pending, deleted.id],
      [company, deleted.id],
      [await app.signUp('company'), open.id],
      [student, randomUUID()],
    ].map(([who, id]) => app.raw(who as Member, 'GET', `/api/initiatives/${id as string}`)),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]![0]).toBe(404);
});
