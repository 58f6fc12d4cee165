// @vitest-environment jsdom
import type { Report } from '@questline/contract';
import { renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useBlockRequest } from '../../lib/block-request.ts';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForCompany, drawForStudent } from '../render.fixture.tsx';
import { ReportDialog } from './report-dialog.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());
const id = '0198c0de-7a11-7000-8000-00000000000a';
const help = { 'GET /api/reports/help': ok({ crisis_help: 'Call or text 988.' }) };
const draw = (about = 'Brightpath Media') => (
  <ReportDialog request={{ subject: 'message', id, about }} onClose={() => {}} />
);
const received: Report = {
  id,
  number: 1001,
  subject: 'message',
  about: 'Brightpath Media',
  reason: 'other',
  urgent: false,
  details: null,
  status: 'received',
  outcome: null,
  created_at: '2026-11-01T00:00:00Z',
  closed_at: null,
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));

test('tells a student that they are not in trouble, and offers seven reasons', async () => {
  answer(help);
  await drawForStudent(draw());
  expect(screen.getByText(/You're not in trouble.*Brightpath Media won't know it was you/)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(screen.getByText('We save a copy of the message, even if it gets deleted.')).toBeVisible();
});

test('has other words for companies', async () => {
  answer(help);
  await drawForCompany(draw('Jo'));
  expect(screen.getByText("Our safety team will look at it. Jo won't know it was you.")).toBeVisible();
});

test('shows crisis help only when someone might get hurt', async () => {
  answer(help);
  await drawForStudent(draw());
  await choose(/meet alone/);
  expect(screen.queryByText('Call or text 988.')).toBeNull();
  await choose(/might get hurt/);
  expect(await screen.findByText('Call or text 988.')).toBeVisible();
});

test('keeps the text if it could not be sent', async () => {
  answer({ ...help, 'POST /api/reports': refused(429, 'too_many_requests') });
  await drawForStudent(draw());
  await choose(/Something else/);
  await userEvent.type(screen.getByLabelText(/Anything else/), 'Odd');
  await press('Send report');
  expect(await screen.findByText('Failed to send your report')).toBeVisible();
  expect(screen.getByLabelText(/Anything else/)).toHaveValue('Odd');
});

test('number keys choose a reason right away, but not while typing', async () => {
  answer(help);
  await drawForStudent(draw());
  await userEvent.keyboard('2');
  expect(screen.getByRole('radio', { name: /meet alone/ })).toBeChecked();
  await userEvent.keyboard('7');
  expect(screen.getByRole('radio', { name: /Something else/ })).toBeChecked();
  await userEvent.type(screen.getByLabelText(/Anything else/), '3 times');
  expect(screen.getByLabelText(/Anything else/)).toHaveValue('3 times');
  expect(screen.getByRole('radio', { name: /Something else/ })).toBeChecked();
});

test('offers a student to block the company once the report is sent', async () => {
  answer({ ...help, 'POST /api/reports': ok(received, 201) });
  const block = { company: { id, name: 'Brightpath Media' } };
  const onClose = vi.fn<() => void>();
  await drawForStudent(
    <ReportDialog request={{ subject: 'message', id, about: 'Brightpath Media', block }} onClose={onClose} />,
  );
  expect(screen.queryByRole('button', { name: 'Block Brightpath Media' })).toBeNull();
  await choose(/Something else/);
  await press('Send report');
  await userEvent.click(await screen.findByRole('button', { name: 'Block Brightpath Media' }));
  expect(onClose).toHaveBeenCalledOnce();
  const { result } = renderHook(useBlockRequest);
  expect(result.current).toEqual(block);
});

test('asks for a reason first', async () => {
  answer(help);
  await drawForStudent(draw());
  await press('Send report');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason first.');
});
