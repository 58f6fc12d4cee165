// A network that answers what a test says, in front of the real session and API client, and somebody signed in.
import type { Notification, User } from '@questline/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { session } from '../../lib/session/session.ts';

const maya: User = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  email: 'maya@school.example',
  email_verified: true,
  user_type: 'student',
  username: null,
  photo_url: null,
  metadata: { full_name: 'Maya Torres', user_type: 'student', is_new_signup: 'false' },
  created_at: '2026-01-01T00:00:00Z',
};

type Answer = { status: number; body?: unknown } | undefined;
type Sent = { line: string; body: unknown };

/** Answers by 'METHOD /path?query'; whatever is not named is unreachable. Returns what was asked for. */
export function answer(answers: Record<string, Answer | ((body: never) => Answer)>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const line = `${method} ${url}`;
    if (line === 'POST /api/session' || line === 'POST /api/session/renewal') {
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return Response.json({ access_token: 'token', expires_at, user: maya });
    }
    const said = typeof body === 'string' ? JSON.parse(body) : undefined;
    sent.push({ line, body: said });
    const given = answers[line];
    const answered = typeof given === 'function' ? given(said as never) : given;
    if (!answered) throw new TypeError('Failed to fetch');
    return answered.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(answered.body ?? {}, { status: answered.status });
  });
  return sent;
}

export async function draw(ui: ReactNode) {
  await session.signIn({ email: maya.email, password: 'waypoint' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{ui}</QueryClientProvider>);
  return client;
}

let made = 0;
export const told = (text: string, more: Partial<Notification> = {}): Notification => ({
  id: `0198c0de-7a11-7000-8000-${String(1_000 - ++made).padStart(12, '0')}`,
  kind: 'message_received',
  text,
  path: '/inbox?thread=7',
  count: 1,
  read: false,
  created_at: new Date().toISOString(),
  ...more,
});
