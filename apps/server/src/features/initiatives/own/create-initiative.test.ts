import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aTask, content, createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
const { create, signUp } = app;

describe('POST /api/initiatives', () => {
  test('201: saves it as inactive with its tasks in order and returns the same on read', async () => {
    const company = await signUp('company');
    const { unlocked, ...made } = await create(company);
    const { tasks, ...fields } = content();
    expect(made).toMatchObject({
      ...fields,
      status: 'inactive',
      skills: ['Writing', 'Interviewing'],
      video_id: 'dQw4w9WgXcQ',
      quick_win: true,
      chain_position: null,
      can: { edit: true, activate: true, deactivate: false, delete: true },
    });
    expect(made.tasks).toMatchObject(tasks!);
    expect(made.tasks.map(({ task_order }) => task_order)).toEqual([1, 2]);
    expect(made.readiness).toMatchObject({ ready: true });
    expect(unlocked).toBe(false);
    expect(await company.api('GET /api/company/initiatives/:id', { params: { id: made.id } })).toEqual(made);
  });

  test('201: a name is enough; the readiness list shows what is missing', async () => {
    const company = await signUp('company');
    const made = await company.api('POST /api/initiatives', {
      body: { client_id: randomUUID(), name: '  Survey  ' },
    });
    expect(made).toMatchObject({ name: 'Survey', description: '', commission: null, tags: [], tasks: [] });
    expect(made.quick_win).toBe(false);
    expect(made.can.activate).toBe(false);
    expect(made.readiness.checks.filter(({ done }) => !done).map(({ what }) => what)).toEqual([
      'tasks',
      'description',
      'tags',
      'hours',
      'instructions',
      'banner',
    ]);
  });

  test('201: twenty simultaneous repeats create one initiative, one count and one event of each kind', async () => {
    const company = await signUp('company');
    const body = { client_id: randomUUID(), ...content() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => company.api('POST /api/initiatives', { body })),
    );
    const ids = new Set(answers.map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await app.events([...ids][0]!)).toEqual(['initiative.saved', 'quest.step_completed']);
    const { total_initiatives_created } = await company.api('GET /api/company/onboarding');
    expect(total_initiatives_created).toBe(1);
  });

  test('201: another company may use the same client_id', async () => {
    const [one, other] = [await signUp('company'), await signUp('company')];
    const client_id = randomUUID();
    const first = await create(one, { client_id });
    expect((await create(other, { client_id })).id).not.toBe(first.id);
  });

  test('201: removes the draft with the same client_id', async () => {
    const company = await signUp('company');
    const client_id = randomUUID();
    const draft = { params: { client_id } };
    await company.api('PUT /api/initiative-drafts/:client_id', {
      ...draft,
      body: { content: { name: 'Sur' }, updated_at: null },
    });
    await create(company, { client_id });
    await expect(company.api('GET /api/initiative-drafts/:client_id', draft)).rejects.toThrow('not_found');
  });

  test('201: a company with an unverified email may create initiatives', async () => {
    const company = await signUp('company', { verified: false });
    expect((await create(company)).can.activate).toBe(false);
  });

  test('400: names each invalid field and its problem', async () => {
    const company = await signUp('company');
    const wrong = {
      name: '   ',
      tags: ['Surveys', 'Rockets'] as never,
      commission: 'x'.repeat(81),
      goals: 'x'.repeat(10_001),
      weekly_hours: 41,
      total_hours: 0,
      banner_url: 'https://elsewhere.example/a.png',
      video_url: 'javascript:alert(1)',
    };
    const refusal = await create(company, wrong).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'invalid_input' });
    expect(Object.keys((refusal as { fields: object }).fields).toSorted()).toEqual(
      ['banner_url', 'commission', 'goals', 'name', 'tags.1', 'total_hours', 'video_url', 'weekly_hours'].map(
        (field) => `body.${field}`,
      ),
    );
    expect(refusal).toMatchObject({ fields: { 'body.name': 'Give your initiative a name' } });
  });

  const tasks = (changes: object) => ({ tasks: [{ ...aTask('One'), ...changes }] as never });
  test.each([
    ['six tags', { tags: ['Surveys', 'Events', 'Writing', 'Podcasts', 'Websites', 'Branding'] as never }],
    ['a duplicate tag', { tags: ['Surveys', 'Surveys'] as never }],
    ['an image as a data URL', { banner_url: 'data:image/png;base64,AAAA' }],
    ['an image with a path traversal', { banner_url: '/media/../secret' }],
    ['a name with a line break', { name: 'Two\nlines' }],
    ['half an hour', { weekly_hours: 0.5 }],
    ['21 tasks', { tasks: Array.from({ length: 21 }, (_, i) => aTask(`${i}`)) }],
    ['a task without a title', tasks({ title: ' ' })],
    ['a task without a submission type', tasks({ allowed_types: [] })],
    ['a task with an unknown submission type', tasks({ allowed_types: ['fax'] })],
    ['a task of zero minutes', tasks({ minutes: 0 })],
    ['a link that is not https', tasks({ resources: [{ title: 'A', url: 'http://bakery.example' }] })],
    ['a link without a title', tasks({ resources: [{ title: '', url: 'https://bakery.example' }] })],
    ['eleven links', tasks({ resources: Array.from({ length: 11 }, () => aTask('x').resources[0]) })],
  ])('400: %s', async (_, changes) => {
    const company = await signUp('company');
    await expect(create(company, changes)).rejects.toThrow('invalid_input');
  });

  test('401 and 403: only companies can create', async () => {
    const body = { client_id: randomUUID(), ...content() };
    await expect(app.visitor('POST /api/initiatives', { body })).rejects.toThrow('not_signed_in');
    const student = await signUp('student');
    await expect(student.api('POST /api/initiatives', { body })).rejects.toThrow('forbidden');
  });

  test('409: different content from another tab with the same client_id is not treated as a repeat', async () => {
    const company = await signUp('company');
    const client_id = randomUUID();
    await create(company, { client_id });
    await expect(create(company, { client_id, name: 'Something else' })).rejects.toThrow('conflict');
    await expect(create(company, { client_id, tasks: [] })).rejects.toThrow('conflict');
  });

  test('409: an initiative that was created and deleted is not created again', async () => {
    const company = await signUp('company');
    const client_id = randomUUID();
    const { id } = await create(company, { client_id });
    await company.api('DELETE /api/initiatives/:id', { params: { id } });
    await expect(create(company, { client_id })).rejects.toThrow('conflict');
  });
});

describe('the quest chain', () => {
  test('201: the third initiative reports once that the quest system is unlocked, and each step is an event', async () => {
    const company = await signUp('company');
    const made = [];
    for (let n = 1; n <= 4; n++) made.push(await create(company, { name: `Number ${n}` }));
    expect(made.map(({ unlocked }) => unlocked)).toEqual([false, false, true, false]);
    const events = await Promise.all(made.map(({ id }) => app.events(id)));
    const step = ['initiative.saved', 'quest.step_completed'];
    expect(events).toEqual([step, step, step, ['initiative.saved']]);
  });

  test('201: exactly one of several created at the same moment unlocks it', async () => {
    const company = await signUp('company');
    const made = await Promise.all(Array.from({ length: 6 }, () => create(company)));
    expect(made.filter(({ unlocked }) => unlocked)).toHaveLength(1);
    const events = await Promise.all(made.map(({ id }) => app.events(id)));
    expect(events.flat().filter((name) => name === 'quest.step_completed')).toHaveLength(3);
  });

  test('201: a repeated request after a lost response still reports the unlock', async () => {
    const company = await signUp('company');
    const client_id = randomUUID();
    await create(company);
    await create(company);
    expect((await create(company, { client_id })).unlocked).toBe(true);
    expect((await create(company, { client_id })).unlocked).toBe(true);
  });
});
