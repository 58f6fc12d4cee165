// @vitest-environment jsdom
import type { ListedFailure, OpenedFailure } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { createDeskQueryClient } from '../desk-queries.ts';
import { reasonOf } from './email-words.ts';
import { EmailsScreen } from './emails-screen.tsx';

useDom();
beforeEach(() => history.replaceState(null, '', '/desk/emails'));
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-00000000000a';
const failed_at = new Date(Date.now() - 18 * 60_000).toISOString();
const listed: ListedFailure = {
  id,
  recipient_of: 'person',
  masked: 'r•••@example.com',
  kind: 'verify-email',
  status: 'refused',
  last_error: '550',
  attempts: 1,
  emails: 2,
  failed_at,
};
const email = { status: 'refused', last_error: '550', attempts: 1, finished_at: failed_at } as const;
const opened: OpenedFailure = {
  ...listed,
  newest: [
    { ...email, id, kind: 'verify-email' },
    { ...email, id: id.replace(/a$/, 'b'), kind: 'reset-password' },
  ],
  decision: null,
  operator: null,
  closed_at: null,
  earlier: 1,
  can: { decide: true, resend: true, read_recipient: true },
};
const list = (items: ListedFailure[], next: string | null = null) => ok({ items, next, count: items.length });
const queue = { 'GET /api/desk/emails': list([listed]) };
const opening = (more: Partial<OpenedFailure> = {}) => ({
  [`GET /api/desk/emails/${id}`]: ok({ ...opened, ...more }),
});
const draw = () =>
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <EmailsScreen />
    </QueryClientProvider>,
  );

test('lists each address once with the reason, masked, and opens it by keyboard', async () => {
  answer({ ...queue, ...opening() });
  draw();
  expect(await screen.findByRole('link')).toHaveTextContent(
    "The mailbox doesn't existr•••@example.com · 2 emails18 mins ago",
  );
  await userEvent.keyboard('j{Enter}');
  const article = await screen.findByRole('article');
  expect(within(article).getByRole('heading', { level: 1 })).toHaveFocus();
  for (const text of [
    'Verify email',
    'Reset password',
    'r•••@example.com',
    '1 earlier decision about the same address',
  ])
    expect(within(article).getByText(text)).toBeVisible();
  expect(location.search).toBe(`?id=${id}`);
});

test('sends again by keyboard, without the expired link, and says so', async () => {
  const sent = answer({ ...queue, ...opening(), [`POST /api/desk/emails/${id}/decision`]: { status: 204 } });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  await screen.findByRole('article');
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(screen.getByText(/Expired links are left out/)).toBeVisible();
  await userEvent.keyboard('s');
  expect(await screen.findByText(/^1 email on the way again/)).toBeVisible();
  expect(sent.find(({ line }) => line.includes('decision'))!.body).toMatchObject({ decision: 'sent_again' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('marks as handled with a note', async () => {
  const sent = answer({ ...queue, ...opening(), [`POST /api/desk/emails/${id}/decision`]: { status: 204 } });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  await userEvent.type(await screen.findByRole('textbox', { name: /Note/ }), 'Called them');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as handled' }));
  expect(await screen.findByText('Marked as handled.')).toBeVisible();
  const { body } = sent.find(({ line }) => line.includes('decision'))!;
  expect(body).toEqual({ decision: 'handled', note: 'Called them' });
});

test('shows the address only after a reason', async () => {
  const sent = answer({
    ...queue,
    ...opening(),
    [`POST /api/desk/emails/${id}/recipient`]: ok({ email: 'rosa@example.com' }, 201),
  });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  await screen.findByRole('article');
  await userEvent.keyboard('o');
  expect(sent.some(({ line }) => line.includes('recipient'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show and record' }));
  expect(await screen.findByText('rosa@example.com')).toBeVisible();
  expect(sent.find(({ line }) => line.includes('recipient'))!.body).toMatchObject({ reason: 'support' });
});

test('an expired link can only be handled', async () => {
  answer({ ...queue, ...opening({ can: { decide: true, resend: false, read_recipient: false } }) });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  expect(await screen.findByText(/can't be sent again/)).toBeVisible();
  for (const name of [/^Send/, 'Show the address'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('shows what another operator decided', async () => {
  const can = { decide: false, resend: false, read_recipient: true };
  const closed_at = new Date(Date.now() - 60_000).toISOString();
  answer({ ...queue, ...opening({ decision: 'sent_again', operator: 'Sam Ortiz', closed_at, can }) });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  expect(await screen.findByText('Sam Ortiz sent this again 1 min ago.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as handled' })).not.toBeInTheDocument();
});

test('says when every email arrived, and when loading failed', async () => {
  answer({ 'GET /api/desk/emails': list([]) });
  const { unmount } = draw();
  expect(await screen.findByText(/^Every email arrived\./)).toBeVisible();
  unmount();
  answer({ 'GET /api/desk/emails': { status: 500 } });
  draw();
  expect(await screen.findByText('Failed to load undelivered emails')).toBeVisible();
});

test('loads more', async () => {
  answer({
    'GET /api/desk/emails': list([listed], 'abc'),
    'GET /api/desk/emails?after=abc': list([{ ...listed, id: id.replace(/a$/, 'c') }]),
  });
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
});

describe('the reason in plain words', () => {
  test.each([
    ['refused', '550', 1, "The mailbox doesn't exist"],
    ['refused', '552', 1, 'The mailbox is full'],
    ['refused', '554', 1, 'Their server refused it'],
    ['refused', 'not one address', 1, "The address isn't valid"],
    ['dead', '451', 1_441, 'Gave up after 1,441 attempts: their server asked us to try later'],
    ['dead', 'esocket', 1, "Gave up after 1 attempt: we couldn't reach the email server"],
    ['dead', null, 2, "Gave up after 2 attempts: it couldn't be written"],
    ['sent', '550', 2, 'Sent'],
    ['queued', '550', 2, 'Being sent'],
  ] as const)('%s %s', (status, last_error, attempts, words) => {
    expect(reasonOf({ status, last_error, attempts })).toBe(words);
  });
});
