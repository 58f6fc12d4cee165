// A network that answers what a test says, in front of the real session and API client, and somebody signed in.
import type { User } from '@questline/contract';
import { vi } from 'vitest';
import { session } from './session/session.ts';

export const rosa: User = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  email: 'rosa@sunnyside.example',
  email_verified: true,
  user_type: 'company',
  username: null,
  photo_url: null,
  metadata: { full_name: 'Rosa Lind', user_type: 'company', is_new_signup: 'false' },
  created_at: '2026-01-01T00:00:00Z',
};

export const maya: User = {
  id: '0198c0de-7a11-7000-8000-000000000002',
  email: 'maya@school.example',
  email_verified: true,
  user_type: 'student',
  username: 'maya.t',
  photo_url: null,
  metadata: { full_name: 'Maya Torres', user_type: 'student', is_new_signup: 'false' },
  created_at: '2026-01-01T00:00:00Z',
};
let whoever = rosa;

type Answer = { status: number; body?: unknown };
type Sent = { line: string; body: unknown };

export const ok = (body: unknown, status = 200): Answer => ({ status, body });
export const refused = (
  status: number,
  code: string,
  more: { text?: string; state?: string; fields?: Record<string, string> } = {},
): Answer => ({
  status,
  body: { code, text: '', ...more },
});

/** Answers by 'METHOD /path?query'; whatever is not named is unreachable. Returns what was asked for. */
export function answer(answers: Record<string, Answer | ((body: never) => Answer | undefined)>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body: raw }: RequestInit) => {
    const line = `${method} ${url}`;
    if (line === 'POST /api/session' || line === 'POST /api/session/renewal') {
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return Response.json({ access_token: 'token', expires_at, user: whoever });
    }
    const body: unknown = typeof raw === 'string' ? JSON.parse(raw) : undefined;
    sent.push({ line, body });
    const given = answers[line];
    const said = typeof given === 'function' ? given(body as never) : given;
    if (!said) throw new TypeError('Failed to fetch');
    return said.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(said.body ?? {}, { status: said.status });
  });
  return sent;
}

function signInAs(user: User) {
  whoever = user;
  return session.signIn({ email: user.email, password: 'waypoint' });
}
export const signInAsCompany = () => signInAs(rosa);
export const signInAsStudent = () => signInAs(maya);
