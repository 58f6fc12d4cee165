// What a guardian's link opens: one student's summary while it is fresh, and nothing else.
import { deskEndpoints, endpoints, type Endpoint } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createGuardiansApp } from '../../../features/guardians/guardians.fixture.ts';

const app = await createGuardiansApp();
const company = await app.signUp('company');
const { id: initiative } = await app.offer(company);

/** A student with an application, and the four kinds of links that can be about it. */
async function arrange() {
  const [{ student, token: replaced }, other] = [await app.family(), await app.family()];
  const application = await app.apply(student, initiative);
  await app.name(student);
  const links = {
    fresh: await app.linkOf(student),
    expired: await app.linkOf(student, 25),
    "another student's": other.token,
    'of a replaced email': replaced,
  };
  return { student, application, links };
}
const people = ['fresh', 'expired', "another student's", 'of a replaced email'] as const;

/** The status for each of `people`, and the rest of the body. The other student's guardian opens their own summary. */
const access: Record<string, { body?: (application: string) => object; statuses: number[] }> = {
  'POST /api/guardian': { statuses: [201, 410, 201, 410] },
  // The answer never says whether there was someone to send it to.
  'POST /api/guardian/link': { statuses: [204, 204, 204, 204] },
  'POST /api/guardian/steps': { body: () => ({ step: 'pause' }), statuses: [201, 410, 201, 410] },
  'POST /api/guardian/endings': {
    body: (application_id) => ({ application_id }),
    statuses: [201, 410, 404, 410],
  },
};

async function call(key: string, headers: Record<string, string>, body?: object) {
  const [method, path] = key.split(' ') as [string, string];
  const response = await fetch(app.origin + path.replaceAll(/:\w+/g, initiative), {
    method,
    headers: {
      origin: app.settings.ORIGIN,
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

test('every endpoint for guardians is listed', () => {
  const known = Object.keys(endpoints).filter((key) => key.includes(' /api/guardian'));
  expect(Object.keys(access).toSorted()).toEqual(known.toSorted());
});

describe.each(people)('a link: %s', (person) => {
  test.each(Object.keys(access))('%s', async (key) => {
    const { application, links, student } = await arrange();
    const { body, statuses } = access[key]!;
    const answer = await call(key, {}, { token: links[person], ...body?.(application.id) });
    expect(answer.status).toBe(statuses[people.indexOf(person)]);
    // Only the student's own guardian changes something.
    const { rows } = await app.root.query(
      `select a.status, g.paused_at is not null as paused from initiative_applications a
       join guardians g on g.student_id = a.student_id and g.replaced_at is null where a.id = $1`,
      [application.id],
    );
    const isOwn = person === 'fresh';
    expect(rows).toEqual([
      {
        status: isOwn && key.endsWith('/endings') ? 'withdrawn' : 'pending',
        paused: isOwn && key.endsWith('/steps'),
      },
    ]);
    expect(answer.text).not.toContain(student.id);
  });

  test('is no session, neither in the app nor at the desk', async () => {
    const { links } = await arrange();
    const token = links[person];
    const headers = { authorization: `Bearer ${token}`, cookie: `__Host-refresh=${token}` };
    const needAccount = Object.entries<Endpoint>(endpoints).filter(([, { access: who }]) => who !== 'public');
    const answers = await Promise.all(
      needAccount.map(async ([key]) => `${key} ${(await call(key, headers)).status}`),
    );
    expect(answers.filter((it) => !it.endsWith(' 401'))).toEqual([]);
    const atDesk = await Promise.all(
      Object.keys(deskEndpoints).map(async (key) => `${key} ${(await call(key, headers)).status}`),
    );
    expect(atDesk.filter((it) => !it.endsWith(' 404'))).toEqual([]);
  });
});
