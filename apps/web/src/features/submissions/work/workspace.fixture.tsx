// A student's workspace with sample data.
import type { Attempt, Workspace as Space, WorkspaceTask } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { ok } from '../../../lib/network.fixture.ts';
import { drawForStudent } from '../../render.fixture.tsx';
import { Workspace } from './workspace.tsx';
import { workspaceQuery } from './workspace-query.ts';

const idOf = (n: number) => `0198c0de-7a11-7000-8000-${String(n).padStart(12, '0')}`;
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

export const aTask = (n: number, title: string, more: Partial<WorkspaceTask> = {}): WorkspaceTask => ({
  id: idOf(100 + n),
  title,
  instructions: `How to do it: ${title}`,
  task_order: n,
  allowed_types: ['text'],
  minutes: 30,
  resources: [],
  criteria: [],
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
  criteria: [],
  completed_at: daysAgo(2),
  answer_by: null,
  reviewed_at: null,
  superseded: false,
  timeline: [{ status: 'pending', by: 'student', author: null, note: null, created_at: daysAgo(2) }],
  ...more,
});

export function aWorkspace(tasks: WorkspaceTask[], more: Partial<Space> = {}): Space {
  const next = tasks.find(({ state, can }) => can.submit && (state === 'open' || state === 'needs_revision'));
  const approved = tasks.filter(({ state }) => state === 'approved').length;
  return {
    application: {
      id: idOf(3),
      status: 'accepted',
      initiative: { id: idOf(2), name: 'Taste survey', deleted: false, weekly_hours: 4 },
      company: {
        id: idOf(4),
        company_name: 'Sunny Side Bakery',
        logo_url: null,
        answers_in_minutes: 300,
        suspended: false,
      },
      note: null,
      confirmed_hours: 4,
      decision_note: null,
      applied_at: daysAgo(9),
      decided_at: daysAgo(8),
      accepted_at: daysAgo(8),
      finished_at: null,
      left_at: null,
      unanswered: false,
      tasks: { approved, total: tasks.length, percent: 0 },
      next_task: next ? { id: next.id, title: next.title, state: next.state } : null,
      turn: { whose: next ? 'student' : 'company', since: daysAgo(2), answer_by: null },
      needs_revision: false,
      can: { withdraw: false, leave: true, finish: false, open: true },
    },
    timeline: [],
    reward: null,
    rewards: [],
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
      rewards={null}
      ask={<a href="/inbox">Ask a question</a>}
      holder="Maya Torres"
      onward={<a href="/incentives">Find your next initiative</a>}
      Guard={() => null}
      LeaveDialog={AskedToLeave}
    />
  );
}

const AskedToLeave: ComponentProps<typeof Workspace>['LeaveDialog'] = ({ application }) =>
  application && <p>Asked about {application.initiative.name}</p>;

export const draw = () => drawForStudent(<Page />);

/** Draft keys in this browser's storage. */
export const keptHere = () => Object.keys(localStorage).filter((key) => key.startsWith('questline.draft.'));

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const kept = (revision: number, more: object = {}) =>
  ok({ submission_type: 'text', text: '', link: '', file: null, revision, updated_at: daysAgo(0), ...more });

export const [first, second] = [aTask(1, 'Write five questions'), aTask(2, 'Ask twenty neighbors')];
export const draftOf = ({ id }: { id: string }) => `PUT /api/tasks/${id}/draft`;
