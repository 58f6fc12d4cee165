// @vitest-environment jsdom
import type { CompanyReward } from '@questline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForCompany } from '../render.fixture.tsx';
import { CompanyRewards } from './company-rewards.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const owed: CompanyReward = {
  id: '00000000-0000-4000-8000-000000000001',
  amount: 2_000,
  currency: 'USD',
  state: 'owed',
  initiative: { id: '00000000-0000-4000-8000-000000000002', name: 'Window survey' },
  task: null,
  owed_at: '2026-01-01T00:00:00.000Z',
  payment: null,
  received_at: null,
  missing_at: null,
  student: { id: '00000000-0000-4000-8000-000000000003', full_name: 'Nora Walker', photo_url: null },
  paid_by: null,
  overdue: true,
  can: { pay: true, take_back: false },
};

const listed = (tab: string, items: CompanyReward[]) => ({
  [`GET /api/company/rewards?tab=${tab}`]: ok({
    items,
    next: null,
    counts: { to_pay: 1, paid: 100, received: 0 },
  }),
});

test('says on every tab how much is owed, that overdue rewards block activation, and how many there are', async () => {
  answer({ ...listed('to_pay', [owed]), ...listed('received', []) });
  await drawForCompany(<CompanyRewards tab="received" onTab={() => {}} back={null} />);
  expect(await screen.findByRole('heading', { name: 'Nothing confirmed yet' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "$20 is overdue, so you can't activate initiatives.",
  );
  expect(screen.getByRole('heading', { name: 'You owe 1 student $20' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'To pay1',
    'Paid99+',
    'Confirmed0',
  ]);
});

test('shows the amount beside the student', async () => {
  answer(listed('to_pay', [{ ...owed, overdue: false }]));
  await drawForCompany(<CompanyRewards tab="to_pay" onTab={() => {}} back={null} />);
  const row = await screen.findByRole('article', { name: '$20 for Nora Walker' });
  expect(within(row).getByText('$20')).toBeVisible();
  expect(within(row).getByRole('button', { name: /^Mark as paid/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('several rewards of one student are marked as paid together, each of them', async () => {
  const other = { ...owed, id: '00000000-0000-4000-8000-000000000004', amount: 1_500, task: null };
  const sent = answer({
    ...listed('to_pay', [owed, other]),
    [`POST /api/rewards/${owed.id}/payment`]: ok(owed),
    [`POST /api/rewards/${other.id}/payment`]: ok(other),
  });
  await drawForCompany(<CompanyRewards tab="to_pay" onTab={() => {}} back={null} />);
  const student = await screen.findByRole('region', { name: 'Nora Walker' });
  expect(within(student).getByText('$35').parentElement).toHaveTextContent('$35 in 2 rewards');
  await userEvent.click(within(student).getByRole('button', { name: /^Mark both as paid/ }));
  const dialog = screen.getByRole('dialog', { name: 'Mark $35 as paid' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ line }) => line.startsWith('POST'))).toHaveLength(2);
});
