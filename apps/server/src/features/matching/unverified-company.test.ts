// A company with an unverified email and its initiatives are visible to nobody else.
import { expect, test } from 'vitest';
import { createMatchingApp } from './matching.fixture.ts';

const app = await createMatchingApp();
const student = await app.student({ initiative_tags: ['Events'] });
const other = await app.company();

async function unverified() {
  const company = await app.signUp('company', { verified: false });
  const [name, email] = [`Marigold ${company.id.slice(-6)}`, company.email];
  await company.api('PATCH /api/company/profile', {
    body: { company_name: name, mission: 'Marigolds for all' },
  });
  const id = await app.insert('initiatives', {
    company_id: company.id,
    name: 'Plant marigolds',
    tags: ['Events'],
  });
  await app.insert('tasks', { initiative_id: id, company_id: company.id, title: 'Dig', task_order: 1 });
  const verify = () => app.root.query('update users set email_verified_at = now() where email = $1', [email]);
  return { company, name, initiative: id, verify };
}

/** Every place where a student or visitor could see it. */
async function seen({ company, initiative }: Awaited<ReturnType<typeof unverified>>) {
  const { id } = company;
  const isThere = (look: Promise<unknown>) =>
    look.then(
      () => true,
      () => false,
    );
  const lists = [
    student.api('GET /api/companies'),
    student.api('GET /api/companies', { query: { q: 'marigold' } }),
    other.api('GET /api/companies', { query: { q: 'marigold' } }),
    student.api('GET /api/initiatives', { query: { q: 'marigold' } }),
    student.api('GET /api/student/best-fit'),
    student.api('GET /api/home'),
    student.api('GET /api/contacts'),
    app.visitor('GET /api/initiatives/featured'),
  ];
  const listed = JSON.stringify(await Promise.all(lists));
  return {
    listed: listed.includes(id) || listed.includes(initiative),
    page: await isThere(student.api('GET /api/companies/:id', { params: { id } })),
    initiative: await isThere(student.api('GET /api/initiatives/:id', { params: { id: initiative } })),
  };
}

test('nobody else finds the company or its initiatives, in lists or by link', async () => {
  const hidden = await unverified();
  const activate = hidden.company.api('POST /api/initiatives/:id/activation', {
    params: { id: hidden.initiative },
  });
  await expect(activate).rejects.toThrow('email_not_verified');
  expect(await seen(hidden)).toEqual({ listed: false, page: false, initiative: false });
  expect(await hidden.company.api('GET /api/company/profile')).toMatchObject({ company_name: hidden.name });
});

test('both are visible once the email is verified and the initiative is active', async () => {
  const shown = await unverified();
  await shown.verify();
  expect(await seen(shown)).toEqual({ listed: true, page: true, initiative: false });
  await shown.company.api('POST /api/initiatives/:id/activation', { params: { id: shown.initiative } });
  expect(await seen(shown)).toEqual({ listed: true, page: true, initiative: true });
});

test('the database refuses an active initiative of an unverified company, no matter who activates it', async () => {
  const { initiative } = await unverified();
  const activate = app.root.query(`update initiatives set status = 'active' where id = $1`, [initiative]);
  await expect(activate).rejects.toThrow('open_ones_are_verified');
});
