// @vitest-environment jsdom
import type { ListedContact, OpenedContact } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, ok } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { createDeskQueryClient } from '../desk-queries.ts';
import { ContactsScreen } from './contacts-screen.tsx';

useDom();
beforeEach(() => history.replaceState(null, '', '/desk/contacts'));
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-00000000000a';
const listed: ListedContact = {
  id,
  number: 1042,
  place: 'message',
  kinds: ['phone'],
  urgent: false,
  company: 'Brightpath Media',
  person: 'Kyle Benton',
  claim: null,
  created_at: new Date(Date.now() - 18 * 60_000).toISOString(),
};
const opened: OpenedContact = {
  ...listed,
  student: 'Maya',
  original: 'Great work! Call 415-555-0142 tonight.',
  found: [{ kind: 'phone', start: 12, end: 29 }],
  outcome: null,
  claim: { name: 'Opal Reed', you: true },
  earlier: { count: 2, with_action: 1 },
  can: { decide: true },
};
const queue = { 'GET /api/desk/contacts': ok({ items: [listed] }) };
const opening = (more: Partial<OpenedContact> = {}) => ({
  [`POST /api/desk/contacts/${id}/opening`]: ok({ ...opened, ...more }, 201),
});
const draw = () =>
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <ContactsScreen />
    </QueryClientProvider>,
  );

test('lists what was removed with its age, and opens the original with what was found', async () => {
  answer({ ...queue, ...opening() });
  draw();
  expect(await screen.findByRole('link')).toHaveTextContent(
    'A phone numberMessage from Kyle Benton · Brightpath Media18 mins ago',
  );
  await userEvent.keyboard('j{Enter}');
  const article = await screen.findByRole('article');
  expect(within(article).getByRole('mark')).toHaveTextContent('Call 415-555-0142 (a phone number)');
  for (const text of [/Great work!/, 'Maya', 'C-1042', 'Claimed by you', /2, 1 with action/])
    expect(within(article).getByText(text)).toBeVisible();
  expect(location.search).toBe(`?id=${id}`);
});

test('decides by keyboard and says so', async () => {
  const sent = answer({
    ...queue,
    ...opening(),
    [`POST /api/desk/contacts/${id}/decision`]: { status: 204 },
  });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  await screen.findByRole('article');
  await userEvent.keyboard('cwt');
  expect(screen.getByRole('button', { name: 'Close with 3 actions' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('C-1042 is closed: we took action.')).toBeVisible();
  const { body } = sent.find(({ line }) => line.includes('decision'))!;
  expect(body).toMatchObject({ actions: ['close_conversation', 'warn_company', 'talk_to_company'] });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('feedback has no conversation to close', async () => {
  answer({ ...queue, ...opening({ place: 'feedback' }) });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  expect(await screen.findByRole('checkbox', { name: /Talk to the company/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Close the conversation/ })).toBeNull();
});

test('a second operator sees who has it, and cannot decide', async () => {
  answer({ ...queue, ...opening({ claim: { name: 'Sam Ortiz', you: false }, can: { decide: false } }) });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  expect(await screen.findByText('Sam Ortiz is looking at this one')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No action needed' })).toBeNull();
});

test('says when there is nothing to do', async () => {
  answer({ 'GET /api/desk/contacts': ok({ items: [] }) });
  draw();
  expect(await screen.findByText(/^You're all caught up/)).toBeVisible();
});
