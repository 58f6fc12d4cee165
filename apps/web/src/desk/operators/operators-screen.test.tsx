// @vitest-environment jsdom
import type { ListedOperator, OperatorSession } from '@questline/contract';
import { errors } from '@questline/contract/plain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { fill } from '../../ui/tests/fill.ts';
import { DeskApp } from '../desk-app.tsx';
import { createDeskQueryClient } from '../desk-queries.ts';

useDom();
beforeEach(() => history.replaceState(null, '', '/desk/operators'));
afterEach(() => vi.unstubAllGlobals());

const lena: OperatorSession = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  name: 'Lena Ruiz',
  email: 'lena@desk.example',
  role: 'lead',
  expires_at: new Date(Date.now() + 12 * 3_600_000).toISOString(),
};
const own: ListedOperator = {
  ...lena,
  state: 'active',
  last_seen_at: new Date().toISOString(),
  passkeys: 2,
  can: { change: false },
};
const otis: ListedOperator = {
  ...own,
  id: '0198c0de-7a11-7000-8000-000000000002',
  name: 'Otis Park',
  email: 'otis@desk.example',
  role: 'operator',
  passkeys: 1,
  can: { change: true },
};
const nora: ListedOperator = {
  ...otis,
  id: '0198c0de-7a11-7000-8000-000000000003',
  name: 'Nora Vance',
  state: 'disabled',
  last_seen_at: null,
};

const responses = {
  'GET /api/desk/session': ok({ operator: lena }),
  'GET /api/desk/reports': ok({ items: [] }),
  'GET /api/desk/operators': ok({ items: [own, otis, nora] }),
};

const draw = () =>
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <DeskApp />
    </QueryClientProvider>,
  );
const row = async (name: string) => within((await screen.findByText(name)).closest<HTMLElement>('li')!);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list', () => {
  test('shows role, state, passkeys and when someone was last seen; nobody changes themselves', async () => {
    answer(responses);
    draw();
    const me = await row('Lena Ruiz');
    expect(me.getByText('Last seen just now · 2 passkeys')).toBeVisible();
    expect(me.getByText('This is you. Another lead can change it.')).toBeVisible();
    expect(me.queryByRole('button')).toBeNull();
    expect((await row('Otis Park')).getByText('Last seen just now · 1 passkey')).toBeVisible();
    const disabled = await row('Nora Vance');
    expect(disabled.getByText('Disabled')).toBeVisible();
    expect(disabled.getByText('Never signed in')).toBeVisible();
    expect(disabled.getAllByRole('button').map((it) => it.textContent)).toEqual(['Let back in']);
  });

  test('is only in the menu of leads; others see the first screen', async () => {
    answer({ ...responses, 'GET /api/desk/session': ok({ operator: { ...lena, role: 'operator' } }) });
    draw();
    await screen.findByRole('heading', { level: 1, name: 'Reports' });
    expect(screen.queryByRole('link', { name: 'Operators' })).toBeNull();
  });

  test('offers to try again', async () => {
    answer({ ...responses, 'GET /api/desk/operators': refused(500, 'unexpected') });
    draw();
    await screen.findByText('Failed to load the operators');
    answer(responses);
    await press('Retry');
    expect(await screen.findByText('Otis Park')).toBeVisible();
  });
});

describe('changes', () => {
  test('disabling asks first and says what happened', async () => {
    const sent = answer({ ...responses, [`DELETE /api/desk/operators/${otis.id}`]: ok(undefined, 204) });
    draw();
    await row('Otis Park');
    await press('Disable: Otis Park');
    const dialog = within(screen.getByRole('dialog', { name: 'Disable Otis Park?' }));
    expect(dialog.getByText(/signs them out everywhere/)).toBeVisible();
    expect(sent.some(({ line }) => line.startsWith('DELETE'))).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Otis Park is disabled.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a new role is sent, and a refusal is shown in the dialog', async () => {
    const sent = answer({
      ...responses,
      [`PUT /api/desk/operators/${otis.id}/role`]: refused(403, 'own_operator', {
        text: errors.own_operator.text,
      }),
    });
    draw();
    await row('Otis Park');
    await press('Make lead: Otis Park');
    await press('Make lead');
    expect(await screen.findByRole('alert')).toHaveTextContent("You can't change your own account here.");
    expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ role: 'lead' });
  });

  test('an invitation needs a name and an email', async () => {
    const sent = answer({ ...responses, 'POST /api/desk/operators': ok(undefined, 204) });
    draw();
    await row('Otis Park');
    await press('Invite operator');
    await press('Send invitation');
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    expect(screen.getByText('Full name is required')).toBeVisible();
    await fill(screen.getByLabelText('Full name'), 'Vera Holt');
    await fill(screen.getByLabelText('Email'), 'vera@desk.example');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'lead');
    await press('Send invitation');
    expect(await screen.findByText("We're emailing vera@desk.example a set-up link.")).toBeVisible();
    expect(sent.find(({ line }) => line === 'POST /api/desk/operators')?.body).toEqual({
      name: 'Vera Holt',
      email: 'vera@desk.example',
      role: 'lead',
    });
  });
});
