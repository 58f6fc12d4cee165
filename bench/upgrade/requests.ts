// What people ask the API of the previous release: every endpoint that reads, and changes that can be repeated without
// running into a limit.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createTokens, type TokenKey } from '../../apps/server/src/platform/auth/tokens.ts';
import type { Ask } from '../environment/send.ts';

const reads = {
  public: ['/api/initiatives/featured', '/api/waitlist/stamp', '/api/inquiries/stamp'],
  'signed-in': [
    '/api/session/user',
    '/api/session/devices',
    '/api/initiatives',
    '/api/companies',
    '/api/conversations',
    '/api/conversations/unread',
    '/api/conversations/:conversation',
    '/api/conversations/:conversation/messages',
    '/api/messages/:message',
    '/api/contacts',
    '/api/notifications',
    '/api/notifications/unread',
    '/api/notifications/preferences',
    '/api/companies/:company',
    '/api/initiatives/:initiative',
  ],
  student: [
    '/api/home',
    '/api/applications',
    '/api/applications/:application',
    '/api/student/profile',
    '/api/student/profile/preview',
    '/api/student/finished-initiatives',
    '/api/student/survey',
    '/api/student/welcome-quest',
    '/api/student/best-fit',
    '/api/initiatives/:initiative/workspace',
  ],
  company: [
    '/api/students/:student',
    '/api/company/profile',
    '/api/company/onboarding',
    '/api/company/initiatives',
    '/api/company/initiatives/:initiative',
    '/api/initiatives/:initiative/preview',
    '/api/initiative-drafts',
    '/api/company/applications',
    '/api/company/applications/count',
    '/api/company/applications/:application',
    '/api/applications/:application/submissions',
    '/api/company/students',
    '/api/company/students/summary',
    '/api/company/review-queue',
    '/api/company/tasks/:task/work',
    '/api/company/feedback-snippets',
  ],
};

type Pair = Record<
  'student' | 'company' | 'initiative' | 'application' | 'conversation' | 'message' | 'task',
  string
>;

/** Pairs that work together and write to each other. */
const findPairs = `
  select a.student_id as student, a.company_id as company, a.initiative_id as initiative, a.id as application,
    c.id as conversation, c.last_message_id as message, t.id as task
  from initiative_applications a
  join conversations c on c.student_id = a.student_id and c.company_id = a.company_id and c.closed_at is null
    and c.last_message_id is not null
  join lateral (select id from tasks where initiative_id = a.initiative_id order by id limit 1) t on true
  join users s on s.id = a.student_id join users o on o.id = a.company_id
  where a.status = 'accepted' limit 60`;

export async function requestsFor(root: pg.Client, key: TokenKey) {
  const { rows: pairs } = await root.query<Pair>(findPairs);
  if (pairs.length === 0) throw new Error('nobody works together in this data');
  const tokens = createTokens([key]);
  async function signIn(id: string, kind: 'student' | 'company') {
    const { rows } = await root.query<{ id: string }>(
      `insert into sessions (user_id, expires_at) values ($1, now() + interval '1 day') returning id`,
      [id],
    );
    return (await tokens.sign({ id, kind, personId: id }, rows[0]!.id)).token;
  }

  const all: { reads: Ask[]; changes: (() => Ask)[] } = { reads: [], changes: [] };
  for (const pair of pairs) {
    const at = (path: string) => path.replace(/:(\w+)/, (_, name: keyof Pair) => pair[name]);
    const get = (paths: string[], token?: string): Ask[] =>
      paths.map((path) => ({ method: 'GET', path: at(path), token }));
    const student = await signIn(pair.student, 'student');
    const company = await signIn(pair.company, 'company');
    all.reads.push(
      ...get(reads.public),
      ...get([...reads['signed-in'], ...reads.student], student),
      ...get([...reads['signed-in'], ...reads.company], company),
    );
    all.changes.push(
      () => ({ method: 'PUT', path: at('/api/bookmarks/:initiative'), token: student }),
      () => ({ method: 'DELETE', path: at('/api/bookmarks/:initiative'), token: student }),
      () => ({
        method: 'PUT',
        path: '/api/notifications/read',
        token: student,
        body: { up_to: pair.message },
      }),
      () => ({
        method: 'PUT',
        path: at('/api/conversations/:conversation/read'),
        token: company,
        body: { message_id: pair.message },
      }),
      () => ({
        method: 'PATCH',
        path: '/api/notifications/preferences',
        token: company,
        body: { mail: true, events: [] },
      }),
      () => ({
        method: 'PUT',
        path: `/api/initiative-drafts/${randomUUID()}`,
        token: company,
        body: { content: { name: 'A draft' }, updated_at: null },
      }),
    );
  }
  return { ...all, pairs, signIn };
}
