// A network that answers what a test says, in front of the real session and API client, and a student signed in.
import type { OwnStudentProfile, Student, User } from '@questline/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { currentToasts } from '../../ui/toast-store.ts';

export const user: User = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  email: 'maya@school.example',
  email_verified: true,
  user_type: 'student',
  username: 'maya.t',
  photo_url: null,
  metadata: { full_name: 'Maya Torres', user_type: 'student', is_new_signup: 'false' },
  created_at: '2026-01-01T00:00:00Z',
};

const shown = {
  id: user.id,
  full_name: 'Maya Torres',
  username: 'maya.t',
  photo_url: null,
  grade: 11,
  skills: ['Writing', 'Interviewing'],
  experience_level: 'Some experience',
  weekly_hours_available: 4,
  motivations: ['Explore careers'],
  initiative_tags: ['Surveys'],
  company_tags: ['Bakeries'],
};
const contacts = { school: 'Lincoln High', instagram_handle: 'maya.films', linkedin_handle: null };

/** As a company that has accepted her sees her. */
export const maya: Student = { ...shown, contacts, stage: 'accepted', can: { edit: false } };

export const ownMaya: OwnStudentProfile = {
  ...shown,
  contacts,
  completeness: { percent: 90, missing: ['photo'] },
  updated_at: '2026-11-01T00:00:00Z',
  can: { edit: true },
};

type Answer = { status: number; body?: unknown };
type Sent = { line: string; body: unknown };

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const refused = (status: number, code: string, fields?: Record<string, string>): Answer => ({
  status,
  body: { code, text: `Refused: ${code}`, ...(fields && { fields }) },
});

/** Answers by 'METHOD /path'; whatever is not named is unreachable. Returns what was asked for. */
export function answer(answers: Record<string, Answer | ((body: unknown) => Answer)>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body: raw }: RequestInit) => {
    const line = `${method} ${url}`;
    if (line === 'POST /api/session' || line === 'POST /api/session/renewal') {
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return Response.json({ access_token: 'token', expires_at, user });
    }
    const body: unknown = typeof raw === 'string' ? JSON.parse(raw) : undefined;
    sent.push({ line, body });
    const given = answers[line];
    const said = typeof given === 'function' ? given(body) : given;
    if (!said) throw new TypeError('Failed to fetch');
    return Response.json(said.body ?? {}, { status: said.status });
  });
  return sent;
}

export async function draw(ui: ReactNode) {
  await session.signIn({ email: user.email, password: 'waypoint' });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(<QueryClientProvider client={queryClient}>{ui}</QueryClientProvider>);
}

export const said = () => {
  const [toast] = currentToasts();
  return [toast?.title, toast?.description];
};
