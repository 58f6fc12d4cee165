// A network that answers what a test says, in front of the real session and API client. The signed-in company and
// its token are there already.
import type { InitiativeCard, OwnInitiative } from '@questline/contract';
import { vi } from 'vitest';
import { session } from '../../lib/session/session.ts';

type Answer = { status: number; body?: unknown } | 'unreachable';

const user = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  email: 'rosa@sunnyside.example',
  email_verified: true,
  user_type: 'company',
  metadata: { full_name: 'Rosa Lind', user_type: 'company', is_new_signup: 'false' },
  created_at: '2026-01-01T00:00:00Z',
};

/** Answers by 'METHOD /path'; whatever is not named is unreachable. `requests` are the lines asked for. */
export function answer(answers: Record<string, Answer | ((body: unknown) => Answer)>) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const line = `${method} ${url}`;
    if (line === 'POST /api/session' || line === 'POST /api/session/renewal') {
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return Response.json({ access_token: 'token', expires_at, user });
    }
    requests.push(line);
    const given = answers[line] ?? 'unreachable';
    const said = typeof given === 'function' ? given(JSON.parse(body as string)) : given;
    if (said === 'unreachable') throw new TypeError('Failed to fetch');
    return said.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(said.body ?? {}, { status: said.status });
  });
  return requests;
}

/** Through the real session. jsdom has no locks; one tab needs none. */
export async function signIn() {
  const request = async (_: string, work: () => Promise<unknown>) => work();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await session.signIn({ email: user.email, password: 'waypoint' });
}

export const survey: OwnInitiative = {
  id: '0198c0de-7a11-7000-8000-00000000000a',
  name: 'Neighborhood survey',
  description: 'Ask twenty neighbors',
  commission: null,
  tags: ['Surveys'],
  status: 'inactive',
  banner_url: null,
  weekly_hours: 2,
  total_hours: 8,
  quick_win: true,
  created_at: '2026-11-01T08:00:00.000Z',
  overview: '',
  requirements: '',
  benefits: '',
  goals: '',
  video_url: null,
  video_id: null,
  chain_position: null,
  skills: [],
  updated_at: '2026-11-01T08:00:00.000Z',
  has_draft: false,
  tasks: [],
  readiness: { ready: false, checks: [] },
  can: { edit: true, activate: true, deactivate: false, delete: true },
};

/** As a student finds it. */
export const found: InitiativeCard = {
  id: survey.id,
  name: 'Neighborhood survey',
  description: 'Ask twenty neighbors',
  commission: '$60',
  tags: ['Surveys', 'Writing', 'Events', 'Branding', 'Podcasts'],
  weekly_hours: 3,
  total_hours: 8,
  quick_win: true,
  created_at: '2026-11-01T08:00:00.000Z',
  company: {
    id: user.id,
    company_name: 'Sunny Side Bakery',
    industry: ['Bakeries'],
    logo_url: null,
    answers_in_minutes: 2_880,
  },
  best_fit: true,
  fit: { tags: ['Surveys', 'Writing'], industry: [], skills: [], hours: 4 },
  bookmarked: false,
  paused: false,
  application: null,
  can: { open: true, bookmark: true },
};
