// What GUARDIANS=require and GUARDIANS=off change.
import { describe, expect, test } from 'vitest';
import { createGuardiansApp } from './guardians.fixture.ts';

describe('GUARDIANS=require', async () => {
  const app = await createGuardiansApp('require');
  const company = await app.signUp('company');
  const initiative = await app.offer(company);
  const received = async () => (await company.api('GET /api/company/applications')).items;

  test('an application waits, unseen by the company, until the guardian agrees', async () => {
    const { student, token } = await app.family();
    const application = await app.apply(student, initiative.id);
    expect(application).toMatchObject({ status: 'pending', turn: { whose: 'guardian' } });
    expect(await app.events(application.id)).toEqual([]);
    expect(await received()).toEqual([]);
    expect(await student.api('GET /api/initiatives/:id', { params: { id: initiative.id } })).toMatchObject({
      application: { waiting_for_guardian: true },
    });
    expect(await app.open(token)).toMatchObject({
      waits: true,
      status: 'told',
      collaborations: [{ id: application.id, waiting: true }],
    });
    const params = { id: application.id };
    await expect(company.api('POST /api/applications/:id/acceptance', { params, body: {} })).rejects.toThrow(
      'application_missing',
    );

    await app.step(token, 'confirm');
    expect(await received()).toMatchObject([{ id: application.id }]);
    expect(await app.events(application.id)).toEqual(['application.sent']);
    expect(await student.api('GET /api/applications/:id', { params })).toMatchObject({
      turn: { whose: 'company' },
    });
    const next = await app.apply(student, (await app.offer(company)).id);
    expect(next).toMatchObject({ turn: { whose: 'company' } });
  });

  test('a waiting application can be withdrawn', async () => {
    const { student } = await app.family();
    const { id } = await app.apply(student, initiative.id);
    const withdrawn = await student.api('POST /api/applications/:id/withdrawal', { params: { id } });
    expect(withdrawn).toMatchObject({ status: 'withdrawn', turn: null });
  });

  test('adults apply as before', async () => {
    const application = await app.apply(await app.signUp('student'), initiative.id);
    expect(application).toMatchObject({ turn: { whose: 'company' } });
  });
});

describe('GUARDIANS=off', async () => {
  const app = await createGuardiansApp('off');

  test('nobody is asked, and nobody is named', async () => {
    const student = await app.minor();
    const initiative = await app.offer(await app.signUp('company'));
    expect(await student.api('GET /api/student/guardian')).toMatchObject({ asks: false, needed: false });
    await app.apply(student, initiative.id);
    await expect(app.name(student)).rejects.toThrow('forbidden');
  });
});
