// @vitest-environment jsdom
import type { Invitation, Teammate } from '@questline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForCompany, said } from '../render.fixture.tsx';
import { TeamSection } from './team-section.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const idOf = (n: number) => `0198c0de-7a11-7000-8000-00000000000${n}`;
const person = (n: number, name: string, more: Partial<Teammate> = {}): Teammate => ({
  id: idOf(n),
  name,
  email: null,
  photo_url: null,
  role: 'member',
  joined_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  you: false,
  can: { change_role: false, remove: false },
  ...more,
});
const rosa = person(1, 'Rosa Diaz', { role: 'owner', you: true, email: 'rosa@bakery.example' });
const dana = person(2, 'Dana Reed', { can: { change_role: true, remove: true } });
const invited: Invitation = {
  id: idOf(3),
  email: 'sam@bakery.example',
  role: 'member',
  invited_by: 'Rosa Diaz',
  sent_at: new Date(Date.now() - 9 * 86_400_000).toISOString(),
  expires_at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  expired: true,
};
const team = (people: Teammate[], invitations: Invitation[] = [], invite = true) => ({
  status: 200,
  body: { people, invitations, can: { invite } },
});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('shows people with their roles, and expired invitations', async () => {
  answer({ 'GET /api/team': team([rosa, dana], [invited]) });
  await drawForCompany(<TeamSection onLeft={() => {}} />);
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Rosa DiazOwnerYourosa@bakery.exampleJoined 3 days ago');
  expect(second).toHaveTextContent('Dana ReedJoined 3 days agoMake an ownerRemove');
  expect(third).toHaveTextContent('sam@bakery.exampleExpiredInvited by Rosa Diaz · sent ');
});

test('sends an invitation', async () => {
  const sent = answer({
    'GET /api/team': team([rosa]),
    'POST /api/team/invitations': { status: 201, body: invited },
  });
  await drawForCompany(<TeamSection onLeft={() => {}} />);
  await userEvent.type(await screen.findByLabelText('Business email'), 'sam@bakery.example');
  await press('Send invitation');
  await waitFor(() => expect(said()[0]).toBe('Invitation sent'));
  expect(sent.find(({ line }) => line === 'POST /api/team/invitations')?.body).toEqual({
    email: 'sam@bakery.example',
    role: 'member',
  });
});

test('asks before it removes someone', async () => {
  const sent = answer({
    'GET /api/team': team([rosa, dana]),
    [`DELETE /api/team/people/${dana.id}`]: { status: 204 },
  });
  await drawForCompany(<TeamSection onLeft={() => {}} />);
  await screen.findByText('Dana Reed');
  await press('Remove Dana Reed');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Dana Reed?' });
  expect(sent.some(({ line }) => line.startsWith('DELETE'))).toBe(false);
  expect(dialog).toHaveTextContent('their drafts pass to you.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(said()).toEqual(['Removed', 'Dana Reed no longer has access.']));
});

test('a member can leave but not invite', async () => {
  const onLeft = vi.fn<() => void>();
  const me = person(2, 'Dana Reed', { you: true, can: { change_role: false, remove: true } });
  answer({
    'GET /api/team': team([{ ...rosa, you: false }, me], [], false),
    [`DELETE /api/team/people/${me.id}`]: { status: 204 },
  });
  await drawForCompany(<TeamSection onLeft={onLeft} />);
  expect(await screen.findByText('Owners can invite people and change roles.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  await press('Leave the team');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('your drafts pass to an owner.');
  expect(dialog).toHaveTextContent('Your account is deleted after 30 days, unless you join another company.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave the team' }));
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
});

test('the only owner reads how to hand the company over', async () => {
  answer({ 'GET /api/team': team([rosa, dana]) });
  await drawForCompany(<TeamSection onLeft={() => {}} />);
  expect(await screen.findByText(/^You're the only owner\. To hand the company over/)).toBeVisible();
});

test.each([
  ['an owner without a team', [rosa]],
  ['one of two owners', [rosa, { ...dana, role: 'owner' as const }]],
  [
    'a member',
    [
      { ...rosa, you: false },
      { ...dana, you: true },
    ],
  ],
])('%s reads nothing about handing it over', async (_, people) => {
  answer({ 'GET /api/team': team(people) });
  await drawForCompany(<TeamSection onLeft={() => {}} />);
  await screen.findByText('Rosa Diaz');
  expect(screen.queryByText(/only owner/)).toBeNull();
});

const canAll = { can: { change_role: true, remove: true } };
test.each([
  {
    person: dana,
    button: 'Make an owner: Dana Reed',
    question: 'Make Dana Reed an owner?',
    explains: 'export its data and delete it.',
    says: 'Dana Reed is an owner now.',
    role: 'owner',
  },
  {
    person: { ...dana, role: 'owner' as const },
    button: 'Make a member: Dana Reed',
    question: 'Make Dana Reed a member?',
    explains: 'Invitations they sent are canceled.',
    says: 'Dana Reed is a member now.',
    role: 'member',
  },
  {
    person: { ...rosa, ...canAll },
    button: 'Become a member',
    question: 'Become a member?',
    explains: 'invitations you sent are canceled.',
    says: 'You are a member now.',
    role: 'member',
  },
])('asks first: $question', async ({ person, button, question, explains, says, role }) => {
  const sent = answer({
    'GET /api/team': team([person]),
    [`PATCH /api/team/people/${person.id}`]: { status: 204 },
  });
  const changes = () => sent.filter(({ line }) => line.startsWith('PATCH'));
  await drawForCompany(<TeamSection onLeft={() => {}} />);
  await screen.findByText(person.name);
  await press(button);
  const dialog = await screen.findByRole('alertdialog', { name: question });
  expect(dialog).toHaveTextContent(explains);
  expect(changes()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: button.split(':')[0]! }));
  await waitFor(() => expect(said()).toEqual(['Role changed', says]));
  expect(changes()).toMatchObject([{ body: { role } }]);
});
