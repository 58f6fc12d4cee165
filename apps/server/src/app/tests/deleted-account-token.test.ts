// The token of a deleted account stays valid for a few minutes, but nothing can be written with it.
import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { deleteAccount, makeHistory } from './account-history.fixture.ts';
import { createTestApp } from './create-test-app.ts';

const app = await createTestApp();
const history = await makeHistory(app);
const { student, company, running, pending, talk } = history;
const stranger = await app.signUp('company');
const open = await app.insert('initiatives', { company_id: stranger.id, name: 'Still open' });
await app.insert('tasks', { company_id: stranger.id, initiative_id: open, title: 'One', task_order: 1 });
await app.root.query(`update initiatives set status = 'active' where id = $1`, [open]);
const { rows: notifications } = await app.root.query('select id from notifications limit 1');

const content = { name: 'Written by nobody' };
const client_id = randomUUID();
/** A valid body for each endpoint, so that no request is refused for its shape. */
const bodies: Record<string, object> = {
  'PATCH /api/session/user': { is_new_signup: 'false' },
  'PATCH /api/session/profile': { full_name: 'Nobody' },
  'PUT /api/session/password': { current_password: 'river-otter-42', password: 'quiet-harbor-9' },
  'POST /api/session/deletion': { password: 'river-otter-42' },
  'PATCH /api/student/profile': { grade: 11, school: 'Lincoln High' },
  'PATCH /api/student/welcome-quest': { read: true },
  'PATCH /api/company/profile': { mission: 'None' },
  'POST /api/initiatives': { ...content, client_id },
  'PUT /api/initiatives/:id': { ...content, updated_at: new Date().toISOString() },
  'POST /api/initiatives/:id/duplicate': { client_id },
  'PUT /api/company/chain': { initiative_ids: [running.who.initiative_id] },
  'PUT /api/initiative-drafts/:client_id': { content, updated_at: null },
  'POST /api/applications': { client_id, initiative_id: open, confirmed_hours: 2 },
  'POST /api/applications/:id/acceptance': {},
  'POST /api/applications/:id/rejection': {},
  'POST /api/company/application-decisions': { decision: 'accepted', application_ids: [pending.id] },
  'PUT /api/tasks/:id/draft': { submission_type: 'text', text: 'Still writing', revision: 1 },
  'POST /api/submissions': {
    client_id,
    task_id: running.task_id,
    submission_type: 'text',
    content: 'Late work',
  },
  'POST /api/submissions/:id/review': { status: 'approved' },
  'POST /api/company/feedback-snippets': { client_id, name: 'Late', content: 'Well done' },
  'PATCH /api/company/feedback-snippets/:id': { name: 'Late' },
  'PUT /api/conversations/:id/read': { message_id: randomUUID() },
  'PUT /api/conversations/:id/closed': { closed: true },
  'POST /api/messages': { client_id, conversation_id: talk, content: 'Hello?' },
  'PUT /api/notifications/read': { up_to: notifications[0].id },
  'PATCH /api/notifications/preferences': { mail: false },
};
/** The id used in each path. */
const ids: [path: RegExp, id: string][] = [
  [/bookmarks/, open],
  [/survey/, 'skills'],
  [/initiatives/, running.who.initiative_id],
  [/applications/, pending.id],
  [/tasks/, running.task_id],
  [/conversations/, talk],
  [/notifications/, notifications[0].id],
  [/export/, 'applications'],
];

/** Every row that refers to an account. */
async function rowsOf(id: string) {
  const { rows: tables } = await app.root.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.root.query(`select t::text as row from ${name} t where t::text like $1`, [
      `%${id}%`,
    ]);
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found.toSorted();
}

async function call(key: string, token: string) {
  const [method, path] = key.split(' ') as [string, string];
  const id = ids.find(([pattern]) => pattern.test(path))?.[1] ?? randomUUID();
  const body = bodies[key];
  const response = await fetch(app.origin + path.replaceAll(/:\w+/g, id), {
    method,
    headers: {
      origin: app.settings.ORIGIN,
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}

const writesOf = (kind: 'student' | 'company') =>
  Object.entries<Endpoint>(endpoints)
    .filter(([key, { access }]) => !key.startsWith('GET ') && (access === kind || access === 'signed-in'))
    .map(([key]) => key);

test('every endpoint with a body is called with a valid one', () => {
  const refused = Object.entries<Endpoint>(endpoints)
    .filter(([key, { access, body }]) => body && access !== 'public' && !body.safeParse(bodies[key]).success)
    .map(([key]) => key);
  expect(refused).toEqual([]);
});

describe.each([student, company])('after a $kind deleted their account', ({ kind, id, token }) => {
  test('every endpoint that writes returns 401, and no row changes', async () => {
    await deleteAccount(app, { id });
    const before = await rowsOf(id);
    const answers: string[] = [];
    for (const key of writesOf(kind)) answers.push(`${key} ${await call(key, token)}`);
    expect(answers.filter((it) => !it.endsWith(' 401'))).toEqual([]);
    expect(await rowsOf(id)).toEqual(before);
  });

  test('an upload returns 401', async () => {
    const metadata = { purpose: 'photo', name: 'me.png', type: 'image/png' };
    const encoded = Object.entries(metadata).map(([name, text]) => `${name} ${btoa(text)}`);
    const response = await fetch(`${app.origin}/api/uploads`, {
      method: 'POST',
      headers: {
        origin: app.settings.ORIGIN,
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-length': '100',
        'upload-metadata': encoded.join(),
      },
    });
    expect(response.status).toBe(401);
  });

  test('public endpoints still work', async () => {
    expect(await call('DELETE /api/session', token)).toBe(204);
    expect(await call('GET /api/waitlist/stamp', token)).toBe(200);
  });

  test('the database refuses private rows too, even if the actor is set to that account', async () => {
    const writes =
      kind === 'student'
        ? [
            `insert into bookmarks (student_id, initiative_id) values ('${id}', '${open}')`,
            `insert into student_welcomes (student_id, read_at) values ('${id}', now())`,
            `insert into notification_preferences (user_id, mail) values ('${id}', false)`,
          ]
        : [
            `insert into initiative_drafts (company_id, client_id, content) values ('${id}', '${client_id}', '{}')`,
            `insert into feedback_snippets (company_id, client_id, name, content) values ('${id}', '${client_id}', 'a', 'b')`,
          ];
    for (const write of writes) {
      const refused = app.asRole('app_api', `begin; select set_config('app.actor', '${id}', true); ${write}`);
      await expect(refused).rejects.toThrow(/foreign key|row-level security/);
    }
  });
});
