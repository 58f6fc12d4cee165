// Test fixture: calls every endpoint with a valid request, so that none is refused for its shape.
import { randomUUID } from 'node:crypto';
import { codeOfConduct, endpoints, type Endpoint } from '@questline/contract';
import { makeHistory } from './account-history.fixture.ts';
import type { createTestApp } from './create-test-app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

export const endpointsOf = (kind: 'student' | 'company') =>
  Object.entries<Endpoint>(endpoints)
    .filter(([, { access }]) => access === kind || access === 'signed-in')
    .map(([key]) => key);

/** The path of every endpoint that this kind of account, or a visitor, can read, with each of the ids. */
export const readablePaths = (kind: 'student' | 'company' | 'visitor', ids: readonly string[]) =>
  Object.entries<Endpoint>(endpoints)
    .filter(([, { access }]) => (kind === 'visitor' ? access === 'public' : access !== otherKind[kind]))
    .flatMap(([key]) => (key.startsWith('GET ') ? [key.slice('GET '.length)] : []))
    .flatMap((path) => (path.includes(':') ? ids.map((id) => path.replaceAll(/:\w+/g, id)) : [path]));
const otherKind = { student: 'company', company: 'student' } as const;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Requests about a student and a company that work together. */
export async function createRequests(app: TestApp) {
  const history = await makeHistory(app);
  const { student, running, pending, talk } = history;
  const stranger = await app.signUp('company');
  const open = await app.insert('initiatives', { company_id: stranger.id, name: 'Still open' });
  await app.insert('tasks', { company_id: stranger.id, initiative_id: open, title: 'One', task_order: 1 });
  await app.root.query(`update initiatives set status = 'active' where id = $1`, [open]);
  const reward = await app.insert('rewards', {
    ...running.who,
    application_id: running.id,
    task_id: running.task_id,
    amount: 2_000,
    currency: 'USD',
  });
  const { rows: notifications } = await app.root.query('select id from notifications limit 1');

  const { personId: teammate } = await app.addMember(history.company);
  const invitation = await app.insert('invitations', {
    company_id: history.company.id,
    email: `${randomUUID()}@example.org`,
    role: 'member',
    invited_by: history.company.personId,
  });

  const content = { name: 'Written by nobody' };
  const client_id = randomUUID();
  /** A valid body for each endpoint, so that no request is refused for its shape. */
  const bodies: Record<string, object> = {
    'PATCH /api/session/user': { is_new_signup: 'false' },
    'PATCH /api/session/profile': { full_name: 'Nobody' },
    'PUT /api/session/password': { current_password: 'river-otter-42', password: 'quiet-harbor-9' },
    'POST /api/session/deletion': { password: 'river-otter-42' },
    'POST /api/session/company-deletion': { password: 'river-otter-42' },
    'PATCH /api/student/profile': { grade: 11, school: 'Lincoln High' },
    'PUT /api/student/birth-month': { birth_month: '2008-04' },
    'PUT /api/student/time-zone': { time_zone: 'America/Chicago' },
    'PUT /api/student/break': { back_on: inDays(7) },
    'PATCH /api/student/welcome-quest': { read: true },
    'PUT /api/student/guardian': { email: 'parent@example.org' },
    'PUT /api/student/sharing/:id': { shares_contacts: true },
    'PATCH /api/company/profile': { mission: 'None' },
    'POST /api/company/verification': {
      legal_name: 'Nobody Inc',
      website: null,
      country: 'US',
      registration_number: null,
      contact_role: 'Owner',
      conduct: codeOfConduct.version,
    },
    'POST /api/initiatives': { ...content, client_id },
    'PUT /api/initiatives/:id': { ...content, updated_at: new Date().toISOString() },
    'POST /api/initiatives/:id/duplicate': { client_id },
    'PUT /api/company/chain': { initiative_ids: [running.who.initiative_id] },
    'PUT /api/initiative-drafts/:client_id': { content, updated_at: null },
    'POST /api/applications': { client_id, initiative_id: open, confirmed_hours: 2 },
    'POST /api/applications/:id/acceptance': {},
    'POST /api/applications/:id/rejection': {},
    'POST /api/company/decisions/undo': { ids: [pending.id] },
    'POST /api/company/application-decisions': { decision: 'accepted', application_ids: [pending.id] },
    'PUT /api/tasks/:id/draft': { submission_type: 'text', text: 'Still writing', revision: 1 },
    'POST /api/submissions': {
      client_id,
      task_id: running.task_id,
      submission_type: 'text',
      content: 'Late work',
    },
    'POST /api/submissions/:id/review': { status: 'approved' },
    'POST /api/rewards/:id/payment': { paid_on: '2026-11-01', paid_how: 'cash' },
    'POST /api/rewards/:id/receipt': { received: true },
    'POST /api/company/students/:id/notes': { client_id, content: 'Asked good questions' },
    'PUT /api/record/page': {
      on: true,
      full_name: true,
      hours_and_dates: true,
      criteria: true,
      closing_words: true,
      revisions: true,
    },
    'PUT /api/record/entries/:id/page': { shown: true },
    'PUT /api/record/entries/:id/texts': { resume_text: 'Made a poster.', college_text: null },
    'POST /api/company/applications/:id/closing-words': { words: 'Asks first, then draws.' },
    'POST /api/company/feedback-snippets': { client_id, name: 'Late', content: 'Well done' },
    'PATCH /api/company/feedback-snippets/:id': { name: 'Late' },
    'PUT /api/conversations/:id/read': { message_id: randomUUID() },
    'PUT /api/conversations/:id/closed': { closed: true },
    'POST /api/messages': { client_id, conversation_id: talk, content: 'Hello?' },
    'POST /api/reports': { subject: 'message', subject_id: randomUUID(), reason: 'other' },
    'PUT /api/session/push': {
      endpoint: 'https://fcm.googleapis.com/fcm/send/1',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
    },
    'PUT /api/notifications/read': { up_to: notifications[0].id },
    'PATCH /api/notifications/preferences': { mail: false },
    'POST /api/team/invitations': { email: 'nobody@example.org' },
    'PATCH /api/team/people/:id': { role: 'owner' },
  };
  /** The id used in each path. */
  const ids: [path: RegExp, id: string][] = [
    [/bookmarks/, open],
    [/rewards/, reward],
    [/survey/, 'skills'],
    [/initiatives/, running.who.initiative_id],
    [/applications/, pending.id],
    [/tasks/, running.task_id],
    [/conversations/, talk],
    [/notifications/, notifications[0].id],
    [/team\/people/, teammate],
    [/team\/invitations/, invitation],
    [/export/, 'conversations'],
    [/students/, student.id],
  ];
  /** For endpoints with a required query. */
  const queries: Record<string, string> = {
    'GET /api/conversations/with': `?user_id=${stranger.id}`,
    'GET /api/company/reviews': `?initiative_id=${running.who.initiative_id}`,
  };

  async function call(key: string, token: string, about?: string) {
    const [method, path] = key.split(' ') as [string, string];
    const id = about ?? ids.find(([pattern]) => pattern.test(path))?.[1] ?? randomUUID();
    const body = bodies[key];
    const response = await fetch(app.origin + path.replaceAll(/:\w+/g, id) + (queries[key] ?? ''), {
      method,
      headers: {
        origin: app.settings.ORIGIN,
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  return { ...history, open, client_id, bodies, call };
}
