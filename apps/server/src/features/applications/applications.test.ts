import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApplicationsApp } from './applications.fixture.ts';

const app = await createApplicationsApp();
const { signUp, offer, apply, accept, collaborate, events } = app;

describe('POST /api/applications', () => {
  test("201: a student applies, and the next move is the company's", async () => {
    const [company, student] = [await signUp('company'), await signUp('student')];
    const { id } = await offer(company);
    const sent = await apply(student, id, { note: '  I live next door  ' });
    expect(sent).toMatchObject({
      status: 'pending',
      note: 'I live next door',
      confirmed_hours: 4,
      initiative: { id, name: 'Taste survey', deleted: false },
      company: { id: company.id },
      turn: { whose: 'company', since: sent.applied_at },
      next_task: null,
      can: { withdraw: true, leave: false, open: false },
    });
    expect(await events(sent.id)).toEqual(['application.sent']);
  });

  test('201: saves the most recently confirmed hours to the profile', async () => {
    const [company, student] = [await signUp('company'), await signUp('student')];
    const [one, other] = [await offer(company), await offer(company)];
    const hours = async () => (await student.api('GET /api/student/profile')).weekly_hours_available;
    expect(await hours()).toBeNull();
    const client_id = randomUUID();
    await apply(student, one.id, { client_id, confirmed_hours: 5 });
    expect(await hours()).toBe(5);
    await apply(student, other.id, { confirmed_hours: 7 });
    expect(await hours()).toBe(7);
    // A repeated request gets the same answer but changes nothing.
    await apply(student, one.id, { client_id, confirmed_hours: 5 });
    expect(await hours()).toBe(7);
  });

  test('403: a refused application does not change the hours', async () => {
    const [company, student] = [await signUp('company'), await signUp('student', { verified: false })];
    const { id } = await offer(company);
    await expect(apply(student, id, { confirmed_hours: 5 })).rejects.toThrow('email_not_verified');
    expect((await student.api('GET /api/student/profile')).weekly_hours_available).toBeNull();
  });

  test('201: the same request sent several times in parallel creates one application and one event', async () => {
    const [company, student] = [await signUp('company'), await signUp('student')];
    const { id } = await offer(company);
    const client_id = randomUUID();
    const all = await Promise.all(Array.from({ length: 8 }, () => apply(student, id, { client_id })));
    expect(new Set(all.map((it) => it.id)).size).toBe(1);
    expect(await events(all[0]!.id)).toEqual(['application.sent']);
  });

  test('201: a withdrawn application can be sent again with a new note', async () => {
    const [company, student] = [await signUp('company'), await signUp('student')];
    const { id } = await offer(company);
    const first = await apply(student, id, { note: 'First' });
    await student.api('POST /api/applications/:id/withdrawal', { params: { id: first.id } });
    const again = await apply(student, id, { note: 'Again' });
    expect(again).toMatchObject({ id: first.id, status: 'pending', note: 'Again' });
    expect(await events(first.id)).toEqual(['application.sent', 'application.withdrawn', 'application.sent']);
  });

  test('400: refuses missing hours, too many hours and a note that is too long', async () => {
    const [company, student] = [await signUp('company'), await signUp('student')];
    const { id: initiative_id } = await offer(company);
    const body = { client_id: randomUUID(), initiative_id, confirmed_hours: 4 };
    for (const wrong of [{ confirmed_hours: 0 }, { confirmed_hours: 41 }, { note: 'x'.repeat(501) }])
      await expect(student.api('POST /api/applications', { body: { ...body, ...wrong } })).rejects.toThrow(
        'invalid_input',
      );
  });

  test('403: refuses a student whose email is not verified', async () => {
    const [company, student] = [await signUp('company'), await signUp('student', { verified: false })];
    const { id } = await offer(company);
    await expect(apply(student, id)).rejects.toMatchObject({ code: 'email_not_verified', status: 403 });
  });

  test('404: inactive, deleted and unknown initiatives look the same to a student who has not applied', async () => {
    const [company, student] = [await signUp('company'), await signUp('student')];
    const [paused, gone] = [await offer(company), await offer(company)];
    await company.api('DELETE /api/initiatives/:id/activation', { params: { id: paused.id } });
    await company.api('DELETE /api/initiatives/:id', { params: { id: gone.id } });
    for (const id of [paused.id, gone.id, randomUUID()])
      await expect(apply(student, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('409: a withdrawn application cannot be sent again once the initiative is closed', async () => {
    const [company, student] = [await signUp('company'), await signUp('student')];
    const { id } = await offer(company);
    const sent = await apply(student, id);
    await student.api('POST /api/applications/:id/withdrawal', { params: { id: sent.id } });
    await company.api('DELETE /api/initiatives/:id/activation', { params: { id } });
    await expect(apply(student, id)).rejects.toMatchObject({ code: 'initiative_closed' });
  });

  test('409: a second application is refused with the current status of the first', async () => {
    const { student, initiative } = await collaborate();
    await expect(apply(student, initiative.id)).rejects.toMatchObject({
      code: 'already_applied',
      state: 'accepted',
    });
  });
});

describe('POST /api/applications/:id/withdrawal', () => {
  test('201: withdraws a pending application, and the company no longer sees it', async () => {
    const [company, student] = [await signUp('company'), await signUp('student')];
    const { id } = await apply(student, (await offer(company)).id);
    const withdrawn = await student.api('POST /api/applications/:id/withdrawal', { params: { id } });
    expect(withdrawn).toMatchObject({ status: 'withdrawn', turn: null, can: { withdraw: false } });
    expect((await company.api('GET /api/company/applications')).items).toEqual([]);
    await expect(accept(company, id)).rejects.toMatchObject({ code: 'application_missing', status: 404 });
  });

  test('404: refuses another student and an unknown application', async () => {
    const [company, student, other] = [
      await signUp('company'),
      await signUp('student'),
      await signUp('student'),
    ];
    const { id } = await apply(student, (await offer(company)).id);
    for (const hidden of [id, randomUUID()])
      await expect(
        other.api('POST /api/applications/:id/withdrawal', { params: { id: hidden } }),
      ).rejects.toThrow('not_found');
  });

  test('409: refuses an application that is already decided', async () => {
    const { student, applicationId: id } = await collaborate();
    await expect(
      student.api('POST /api/applications/:id/withdrawal', { params: { id } }),
    ).rejects.toMatchObject({ code: 'already_decided', state: 'accepted' });
  });
});

describe('POST /api/applications/:id/end', () => {
  test.each(['student', 'company'] as const)(
    '201: the %s ends it; contact details close and the history stays',
    async (side) => {
      const members = await collaborate();
      const { student, company, initiative, applicationId: id } = members;
      const ended = await members[side].api('POST /api/applications/:id/end', { params: { id } });
      expect(ended).toMatchObject({ id, status: 'ended' });
      expect(ended.finished_at).not.toBeNull();
      expect(await events(id)).toEqual(['application.sent', 'application.accepted', 'application.ended']);
      const closed = await student.api('GET /api/applications', { query: { tab: 'closed' } });
      expect(closed.items).toMatchObject([
        { id, status: 'ended', can: { open: true, leave: side === 'company' } },
      ]);
      const workspace = await student.api('GET /api/initiatives/:id/workspace', {
        params: { id: initiative.id },
      });
      expect(workspace.can).toMatchObject({
        submit: false,
        leave: side === 'company',
        ask: side === 'company',
      });
      expect(workspace.timeline.map(({ status, by }) => [status, by])).toEqual([
        ['pending', 'student'],
        ['accepted', 'company'],
        ['ended', side],
      ]);
      expect((await company.api('GET /api/company/students')).items).toEqual([]);
    },
  );

  test('404: refuses students and companies that have no part in it', async () => {
    const { applicationId: id } = await collaborate();
    for (const kind of ['student', 'company'] as const)
      await expect(
        (await signUp(kind)).api('POST /api/applications/:id/end', { params: { id } }),
      ).rejects.toMatchObject({
        code: 'application_missing',
        text: 'Missing required application information.',
      });
  });

  test('409: refuses a pending application; leaving twice has the effect of leaving once', async () => {
    const [company, student] = [await signUp('company'), await signUp('student')];
    const { id } = await apply(student, (await offer(company)).id);
    const end = () => student.api('POST /api/applications/:id/end', { params: { id } });
    await expect(end()).rejects.toMatchObject({ code: 'already_decided', state: 'pending' });
    await accept(company, id);
    const left = await end();
    expect(await end()).toEqual(left);
    const again = company.api('POST /api/applications/:id/end', { params: { id } });
    await expect(again).rejects.toMatchObject({ code: 'already_decided', state: 'ended' });
    expect((await events(id)).filter((name) => name === 'application.ended')).toHaveLength(1);
  });
});

describe('GET /api/applications', () => {
  const tabOf = (
    student: Awaited<ReturnType<typeof signUp>>,
    tab: 'in_progress' | 'applied' | 'completed' | 'closed',
  ) => student.api('GET /api/applications', { query: { tab } });

  test('200: puts each application in the tab of its status, with whose move it is', async () => {
    const { student, company, initiative, applicationId } = await collaborate();
    const other = await offer(company, { name: 'Poster' });
    const pending = await apply(student, other.id);
    expect((await tabOf(student, 'in_progress')).items).toMatchObject([
      {
        id: applicationId,
        tasks: { approved: 0, total: 2, percent: 0 },
        next_task: { id: initiative.tasks[0]!.id, title: 'Write five questions', state: 'open' },
        turn: { whose: 'student' },
        needs_revision: false,
        can: { leave: true, open: true, withdraw: false },
      },
    ]);
    expect((await tabOf(student, 'applied')).items).toMatchObject([{ id: pending.id }]);
    expect((await tabOf(student, 'completed')).items).toEqual([]);
    expect((await tabOf(student, 'closed')).items).toEqual([]);
  });

  test('200: pages continue where the last one ended, revisions first', async () => {
    const student = await signUp('student');
    const company = await signUp('company');
    const { id: initiative_id } = await offer(company);
    const { rows } = await app.root.query<{ initiative_id: string }>(
      `insert into initiatives (company_id, name) select $1, 'Copy ' || n from generate_series(1, 24) n returning id as initiative_id`,
      [company.id],
    );
    for (const of of [{ initiative_id }, ...rows])
      await app.insert('initiative_applications', {
        ...of,
        student_id: student.id,
        company_id: company.id,
      });
    await app.root.query(
      `begin; select set_config('app.actor', '${company.id}', true);
       update initiative_applications set status = 'accepted' where student_id = '${student.id}';
       update initiative_applications set needs_revision = true where initiative_id = '${initiative_id}'; commit`,
    );
    const first = await tabOf(student, 'in_progress');
    expect(first.items).toHaveLength(20);
    expect(first.items[0]).toMatchObject({ initiative: { id: initiative_id }, needs_revision: true });
    const query = { tab: 'in_progress', after: first.next! } as const;
    const second = await student.api('GET /api/applications', { query });
    expect(second.items).toHaveLength(5);
    expect(second.next).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(25);
  });

  test('200: the first page of what is in progress adds up the hours a week of accepted initiatives', async () => {
    const { student, company, applicationId } = await collaborate({ weekly_hours: 3 });
    await student.api('PATCH /api/student/profile', { body: { weekly_hours_available: 6 } });
    const weekOf = async (tab: Parameters<typeof tabOf>[1] = 'in_progress') =>
      (await tabOf(student, tab)).week;
    expect(await weekOf()).toEqual({ hours: 3, unspecified: 0, limit: 6 });
    expect(await weekOf('applied')).toBeNull();

    const untimed = await offer(company, { name: 'Poster' });
    const applied = await apply(student, untimed.id, { confirmed_hours: 5 });
    expect(await weekOf()).toEqual({ hours: 3, unspecified: 0, limit: 5 });
    await accept(company, applied.id);
    expect(await weekOf()).toMatchObject({ hours: 3, unspecified: 1 });
    // Work that was left no longer counts, nor does work for a suspended company, which can't be submitted.
    await student.api('POST /api/applications/:id/end', { params: { id: applicationId } });
    expect(await weekOf()).toMatchObject({ hours: 0, unspecified: 1 });
    await app.root.query('update company_profiles set suspended_at = now() where id = $1', [company.id]);
    expect(await weekOf()).toMatchObject({ hours: 0, unspecified: 0 });
  });

  test("200: another student's work doesn't count, and a new student has no limit", async () => {
    await collaborate();
    const student = await signUp('student');
    expect((await tabOf(student, 'in_progress')).week).toEqual({ hours: 0, unspecified: 0, limit: null });
  });

  test('400: refuses a cursor from another tab and an invalid cursor', async () => {
    const student = await signUp('student');
    const after = Buffer.from(JSON.stringify(['closed', '', randomUUID()])).toString('base64url');
    for (const wrong of [after, 'nonsense'])
      await expect(
        student.api('GET /api/applications', { query: { tab: 'applied', after: wrong } }),
      ).rejects.toThrow('invalid_input');
  });

  test("404: refuses another student's application", async () => {
    const { applicationId: id } = await collaborate();
    const other = await signUp('student');
    await expect(other.api('GET /api/applications/:id', { params: { id } })).rejects.toThrow('not_found');
  });
});
