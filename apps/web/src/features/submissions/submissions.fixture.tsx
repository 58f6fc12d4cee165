// A network that answers what a test says, in front of the real session and API client; somebody signed in; their work.
import type { Attempt, User, Workspace as Space, WorkspaceTask } from '@questline/contract';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { currentToasts } from '../../ui/toast-store.ts';
import { Workspace } from './workspace.tsx';
import { workspaceQuery } from './workspace-query.ts';

type Answer = { status: number; body?: unknown };
type Given = Answer | ((body: unknown) => Answer);

const idOf = (n: number) => `0198c0de-7a11-7000-8000-${String(n).padStart(12, '0')}`;
const maya: User = {
  id: idOf(1),
  email: 'maya@school.example',
  email_verified: true,
  user_type: 'student',
  username: 'maya.t',
  photo_url: null,
  metadata: { full_name: 'Maya Torres', user_type: 'student', is_new_signup: 'false' },
  created_at: '2026-01-01T00:00:00Z',
};

export const refused = (status: number, code: string, text = '') => ({ status, body: { code, text } });
export const ok = (body: unknown) => ({ status: 200, body });

/** Answers by 'METHOD /path'; whatever is not named is unreachable. Returns what was asked for. */
export function answer(answers: Record<string, Given>) {
  const sent: { line: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const line = `${method} ${url}`;
    if (line === 'POST /api/session') {
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return Response.json({ access_token: 'token', expires_at, user: maya });
    }
    const said = typeof body === 'string' ? JSON.parse(body) : undefined;
    sent.push({ line, body: said });
    const given = answers[line];
    const answered = typeof given === 'function' ? given(said) : given;
    if (!answered) throw new TypeError('Failed to fetch');
    return answered.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(answered.body ?? {}, { status: answered.status });
  });
  return sent;
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

export const aTask = (n: number, title: string, more: Partial<WorkspaceTask> = {}): WorkspaceTask => ({
  id: idOf(100 + n),
  title,
  instructions: `How to do it: ${title}`,
  task_order: n,
  allowed_types: ['text'],
  minutes: 30,
  resources: [],
  retired: false,
  state: 'open',
  attempts: [],
  draft: null,
  can: { submit: true },
  ...more,
});

export const anAttempt = (number: number, more: Partial<Attempt> = {}): Attempt => ({
  id: idOf(200 + number),
  attempt: number,
  submission_type: 'text',
  content: 'My work',
  host: null,
  file: null,
  status: 'pending',
  feedback: null,
  completed_at: daysAgo(2),
  reviewed_at: null,
  superseded: false,
  timeline: [{ status: 'pending', by: 'student', note: null, created_at: daysAgo(2) }],
  ...more,
});

export function aWorkspace(tasks: WorkspaceTask[], more: Partial<Space> = {}): Space {
  const next = tasks.find(({ state, can }) => can.submit && (state === 'open' || state === 'needs_revision'));
  const approved = tasks.filter(({ state }) => state === 'approved').length;
  return {
    application: {
      id: idOf(3),
      status: 'accepted',
      initiative: { id: idOf(2), name: 'Taste survey', deleted: false },
      company: {
        id: idOf(4),
        company_name: 'Sunny Side Bakery',
        logo_url: null,
        answers_in_minutes: 300,
      },
      note: null,
      confirmed_hours: 4,
      decision_note: null,
      applied_at: daysAgo(9),
      decided_at: daysAgo(8),
      accepted_at: daysAgo(8),
      finished_at: null,
      tasks: { approved, total: tasks.length, percent: 0 },
      next_task: next ? { id: next.id, title: next.title, state: next.state } : null,
      turn: { whose: next ? 'student' : 'company', since: daysAgo(2) },
      needs_revision: false,
      can: { withdraw: false, leave: true, open: true },
    },
    timeline: [],
    tasks,
    completion: null,
    can: { submit: true, leave: true, ask: true },
    ...more,
  };
}

export const initiativeId = idOf(2);
export const asked = `GET /api/initiatives/${initiativeId}/workspace`;

const linkBy = (open: (taskId: string) => void) => (task: WorkspaceTask) => (
  <button type="button" onClick={() => open(task.id)}>
    {task.title}
  </button>
);

function Page() {
  const { data } = useQuery(workspaceQuery(initiativeId));
  const [taskId, open] = useState<string>();
  if (!data) return null;
  return (
    <Workspace
      workspace={data}
      taskId={taskId}
      onOpen={open}
      taskLink={linkBy(open)}
      companyLink={data.application.company.company_name}
      ask={<a href="/inbox">Ask a question</a>}
      onward={<a href="/incentives">Find your next initiative</a>}
      Guard={() => null}
    />
  );
}

export const enter = () => session.signIn({ email: maya.email, password: 'waypoint' });

export async function draw() {
  await enter();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  return queryClient;
}

export const said = () => {
  const [toast] = currentToasts();
  return [toast?.title, toast?.description];
};

/** What this browser keeps for its people. */
export const keptHere = () => Object.keys(localStorage).filter((key) => key.startsWith('questline.draft.'));
