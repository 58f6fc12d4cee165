// Two applications that a company has not decided yet, and the list that shows them.
import type { ReceivedApplication } from '@questline/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { vi } from 'vitest';
import { type AnswersByLine, answer, ok } from '../../../lib/network.fixture.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ReceivedApplications } from './received-list.tsx';
import type { ReceivedFilter } from './received-queries.ts';

const idOf = (n: number) => `0198c0de-7a11-7000-8000-0000000000a${n}`;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

export const received = (
  n: number,
  name: string,
  more: Partial<ReceivedApplication> = {},
): ReceivedApplication => ({
  id: idOf(n),
  status: 'pending',
  student: {
    id: `0198c0de-7a11-7000-8000-0000000000b${n}`,
    full_name: name,
    photo_url: null,
    grade: 11,
    experience_level: 'Beginner',
    availability: 4,
    school: null,
  },
  initiative: { id: idOf(9), name: 'Taste survey' },
  note: null,
  decision_note: null,
  applied_at: hoursAgo(50),
  answer_by: hoursAgo(50 - 5 * 24),
  unanswered: false,
  decided_at: null,
  decided_by: null,
  fit_reasons: [],
  undo_for_ms: null,
  can: { accept: true, accept_refusal: null, reject: true, end: false },
  ...more,
});
export const decided = (it: ReceivedApplication, status: 'accepted' | 'rejected'): ReceivedApplication => ({
  ...it,
  status,
  can: { accept: false, accept_refusal: null, reject: false, end: status === 'accepted' },
});

export const maya = received(1, 'Maya Torres', {
  note: 'I live next door',
  fit_reasons: ['Interested in Bakeries', 'Has 4 hours a week, as you asked'],
});
export const leo = received(2, 'Leo Park');
export const list = 'GET /api/company/applications?status=pending';
export const all = 'GET /api/company/applications';
export const count = 'GET /api/company/applications/count';
export const acceptance = `POST /api/applications/${maya.id}/acceptance`;
export const rejection = `POST /api/applications/${maya.id}/rejection`;
export const page = (...items: ReceivedApplication[]) => ok({ items, next: null });

const message = ({ student }: ReceivedApplication) => <a href="/inbox">Message {student.full_name}</a>;
type ProfileProps = ComponentProps<ComponentProps<typeof ReceivedApplications>['Profile']>;
const Profile = ({ id, onClose, steps, application, decision }: ProfileProps) => (
  <Dialog
    open={id !== undefined}
    onOpenChange={onClose}
    title="Student profile"
    tools={steps}
    footer={decision}
  >
    {application}
  </Dialog>
);
export function Inbox({ first = 'pending' }: { first?: ReceivedFilter }) {
  const [filter, setFilter] = useState<ReceivedFilter>(first);
  const [opened, setOpened] = useState<{ student: string; initiative: string }>();
  const close = () => setOpened(undefined);
  return (
    <ReceivedApplications
      filter={filter}
      onFilter={setFilter}
      onProfile={(application) => {
        profile(application);
        setOpened({ student: application.student.id, initiative: application.initiative.id });
      }}
      about={({ initiative }) => initiative.name}
      message={message}
      initiatives="See your initiatives"
      opened={opened}
      Profile={Profile}
      onProfileClose={close}
    />
  );
}
export const profile = vi.fn<(application: ReceivedApplication) => void>();
/** Two pending applications. A decided one leaves the list, as on the server. */
export function waiting(answers: AnswersByLine = {}, items = [maya, leo]) {
  let left = items;
  const leave = (status: 'accepted' | 'rejected') => () => {
    left = left.filter(({ id }) => id !== maya.id);
    return ok(decided(maya, status), 201);
  };
  return answer({
    [list]: () => page(...left),
    [count]: () => ok({ pending: left.length, accepted: 7, rejected: 100, ended: 0, all: 100 }),
    [acceptance]: leave('accepted'),
    [rejection]: leave('rejected'),
    ...answers,
  });
}
export const card = (name: string) => screen.findByRole('article', { name: `Application from ${name}` });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const fact = (part: HTMLElement, label: string) => within(part).getByText(label).nextElementSibling;
