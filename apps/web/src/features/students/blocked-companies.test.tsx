// @vitest-environment jsdom
import type { BlockedCompany } from '@questline/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForStudent, said } from '../render.fixture.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { BlockedCompanies } from './blocked-companies.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-000000000001';
const company = { id, name: 'Brightpath Media' };
const blocked: BlockedCompany = {
  id,
  company_name: company.name,
  blocked_at: '2026-11-16T10:00:00.000Z',
};

test('lists blocked companies and unblocks one', async () => {
  let items = [blocked];
  answer({
    'GET /api/student/blocks': () => ok({ items, next: null }),
    [`DELETE /api/student/blocks/${id}`]: () => {
      items = [];
      return { status: 204 };
    },
  });
  await drawForStudent(<BlockedCompanies />);
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock Brightpath Media' }));
  await waitFor(() => expect(screen.queryByText('Blocked companies')).toBeNull());
  expect(said()[0]).toBe('You unblocked Brightpath Media');
});

test('shows nothing without blocked companies', async () => {
  const sent = answer({ 'GET /api/student/blocks': ok({ items: [], next: null }) });
  await drawForStudent(<BlockedCompanies />);
  await waitFor(() => expect(sent.map(({ line }) => line)).toContain('GET /api/student/blocks'));
  expect(screen.queryByText('Blocked companies')).toBeNull();
});

test('the dialog lists what happens, leaves the page, and blocks', async () => {
  const sent = answer({ [`PUT /api/student/blocks/${id}`]: { status: 204 } });
  const [leave, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await drawForStudent(<BlockDialog request={{ company, leave }} onClose={onClose} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Block Brightpath Media' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(leave).toHaveBeenCalledOnce();
  expect(sent.map(({ line }) => line)).toContain(`PUT /api/student/blocks/${id}`);
  expect(said()[0]).toBe('You blocked Brightpath Media');
});

test('stays open when blocking fails', async () => {
  answer({ [`PUT /api/student/blocks/${id}`]: refused(500, 'unexpected') });
  const onClose = vi.fn<() => void>();
  await drawForStudent(<BlockDialog request={{ company }} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Block Brightpath Media' }));
  await waitFor(() => expect(said()[0]).toBe('Could not block Brightpath Media'));
  expect(onClose).not.toHaveBeenCalled();
});
