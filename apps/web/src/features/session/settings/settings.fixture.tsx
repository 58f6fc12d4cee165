// A network that answers what a test says, in front of the real session and API client, and somebody signed in.
import type { User } from '@questline/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { currentToasts } from '../../../ui/toast-store.ts';

export const maya: User = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  email: 'maya@school.example',
  email_verified: true,
  user_type: 'student',
  username: 'maya.t',
  photo_url: null,
  metadata: { full_name: 'Maya Torres', user_type: 'student', is_new_signup: 'false' },
  created_at: '2026-01-01T00:00:00Z',
};

type Answer = { status: number; body?: unknown };
type Sent = { line: string; body: unknown };

export const refused = (status: number, code: string, text: string, fields?: Record<string, string>) => ({
  status,
  body: { code, text, ...(fields && { fields }) },
});

/** Answers by 'METHOD /path'; whatever is not named is unreachable. Returns what was asked for. */
export function answer(answers: Record<string, Answer | (() => Answer)>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const line = `${method} ${url}`;
    if (line === 'POST /api/session' || line === 'POST /api/session/renewal') {
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return Response.json({ access_token: 'token', expires_at, user: maya });
    }
    sent.push({ line, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const given = answers[line];
    const said = typeof given === 'function' ? given() : given;
    if (!said) throw new TypeError('Failed to fetch');
    return said.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(said.body ?? {}, { status: said.status });
  });
  return sent;
}

export async function draw(ui: ReactNode) {
  await session.signIn({ email: maya.email, password: 'waypoint' });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {ui}
    </QueryClientProvider>,
  );
}

export const said = () => {
  const [toast] = currentToasts();
  return [toast?.title, toast?.description];
};
