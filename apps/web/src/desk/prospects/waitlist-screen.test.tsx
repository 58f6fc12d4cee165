// @vitest-environment jsdom
import type { ListedProspect, OpenedProspect } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { createDeskQueryClient } from '../desk-queries.ts';
import { WaitlistScreen } from './waitlist-screen.tsx';

useDom();
beforeEach(() => history.replaceState(null, '', '/desk/waitlist'));
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-00000000000a';
const at = new Date(Date.now() - 18 * 60_000).toISOString();
const listed: ListedProspect = {
  id,
  kind: 'waitlist',
  email: 'nadia@schools.example',
  status: 'new',
  pilot_interest: true,
  company: null,
  contact_name: null,
  created_at: at,
};
const opened: OpenedProspect = {
  ...listed,
  website: null,
  wishes: [],
  message: null,
  invited_as: null,
  invited_at: null,
  joined_at: null,
  has_account: false,
  notes: [],
  log: [],
  can: { invite: true, invite_after: null, cancel: false, close: true, reopen: false },
};
const invited: OpenedProspect = {
  ...opened,
  status: 'invited',
  invited_as: 'student',
  invited_at: new Date().toISOString(),
  log: [{ id, what: 'invited_prospect', operator: 'Opal Reed', created_at: new Date().toISOString() }],
  can: { ...opened.can, cancel: true, invite_after: new Date(Date.now() + 3_600_000).toISOString() },
};
const fresh = { 'GET /api/desk/prospects/new': ok({ waitlist: 1, inquiry: 2 }) };
const found = (...items: ListedProspect[]) => ({
  ...fresh,
  'POST /api/desk/prospects/search': ok({ items, next: null }, 201),
});
const opening = (more: Partial<OpenedProspect> = {}) => ({
  ...found(listed),
  [`POST /api/desk/prospects/${id}/opening`]: ok({ ...opened, ...more }, 201),
});
const draw = () =>
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <WaitlistScreen />
    </QueryClientProvider>,
  );
const bodies = (sent: { line: string; body: unknown }[], part: string) =>
  sent.filter(({ line }) => line.includes(part)).map(({ body }) => body);

test('lists what is new, filters, and switches to inquiries', async () => {
  const sent = answer(found(listed));
  draw();
  expect(await screen.findByRole('link')).toHaveTextContent(
    'nadia@schools.exampleNew · Wants to join the pilot18 mins ago',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Invited' }));
  await userEvent.click(screen.getByRole('button', { name: 'Oldest first' }));
  await userEvent.type(screen.getByRole('searchbox'), 'na');
  expect(await screen.findByText('Enter at least 3 characters.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'dia');
  await userEvent.click(screen.getByRole('tab', { name: /^Inquiries/ }));
  const wanted = { kind: 'inquiry', status: 'invited', term: 'nadia', oldest_first: true, after: null };
  await waitFor(() => expect(bodies(sent, '/search').at(-1)).toEqual(wanted));
  expect(bodies(sent, '/search')[0]).toMatchObject({ kind: 'waitlist', status: 'new', term: null });
  for (const body of bodies(sent, '/search')) expect(body).not.toMatchObject({ term: 'na' });
});

test('adds a note and invites by keyboard', async () => {
  const note = { id, text: 'From the fair', operator: 'Opal Reed', created_at: new Date().toISOString() };
  const sent = answer({
    ...opening(),
    [`POST /api/desk/prospects/${id}/notes`]: ok({ ...opened, notes: [note] }, 201),
    [`PUT /api/desk/prospects/${id}/invitation`]: ok(invited),
  });
  draw();
  await screen.findByRole('link');
  await userEvent.keyboard('j{Enter}');
  const article = await screen.findByRole('article');
  await waitFor(() => expect(within(article).getByRole('heading', { level: 1 })).toHaveFocus());
  await userEvent.keyboard('n');
  await userEvent.keyboard('From the fair{Control>}{Enter}{/Control}');
  expect(await within(article).findByText('From the fair')).toBeVisible();
  expect(within(article).getByRole('textbox')).toHaveValue('');
  within(article).getByRole('heading', { level: 1 }).focus();
  await userEvent.keyboard('s');
  expect(await within(article).findByText(/^Invited as a student just now/)).toBeVisible();
  expect(within(article).getByRole('button', { name: /Send again as a student/ })).toBeDisabled();
  expect(within(article).getByText(/You can send another email after/)).toBeVisible();
  expect(within(article).getByText(/Opal Reed sent an invitation/)).toBeVisible();
  expect(bodies(sent, '/notes')).toEqual([{ text: 'From the fair' }]);
  expect(bodies(sent, '/invitation')).toEqual([{ as: 'student' }]);
});

test('an inquiry shows the message and is invited only as a company', async () => {
  const inquiry = {
    kind: 'inquiry' as const,
    company: 'Harbor Street Books',
    contact_name: 'Rosa Lindgren',
    message: 'Could two students ask around?',
    wishes: ['Talk to customers'],
    pilot_interest: null,
  } satisfies Partial<OpenedProspect>;
  answer(opening(inquiry));
  draw();
  await userEvent.click(await screen.findByRole('link'));
  const article = await screen.findByRole('article');
  for (const text of ['Harbor Street Books', 'Rosa Lindgren', inquiry.message, 'Talk to customers'])
    expect(within(article).getByText(text)).toBeVisible();
  expect(within(article).getByRole('button', { name: /Invite as a company/ })).toBeVisible();
  expect(within(article).queryByRole('button', { name: /Invite as a student/ })).toBeNull();
});

test('says when the email has an account already', async () => {
  answer({
    ...opening(),
    [`PUT /api/desk/prospects/${id}/invitation`]: ok({
      ...opened,
      status: 'joined' as const,
      joined_at: new Date().toISOString(),
      can: { ...opened.can, invite: false, close: false },
    }),
  });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  const article = await screen.findByRole('article');
  await userEvent.keyboard('s');
  expect(await screen.findByText(/has an account already, so we didn't send anything/)).toBeVisible();
  expect(within(article).queryByRole('button', { name: /Invite/ })).toBeNull();
});

test('a refused invitation says why', async () => {
  const text = 'We sent an invitation to this email less than an hour ago.';
  answer({
    ...opening(),
    [`PUT /api/desk/prospects/${id}/invitation`]: refused(429, 'invited_recently', { text }),
  });
  draw();
  await userEvent.click(await screen.findByRole('link'));
  await screen.findByRole('article');
  await userEvent.keyboard('s');
  expect(await screen.findByText(text)).toBeVisible();
});

test('downloads the filtered list page by page, for a reason', async () => {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => void files.push(file) }));
  const row = {
    email: '=cmd@example.org',
    status: 'new',
    pilot_interest: true,
    company: null,
    contact_name: null,
    website: null,
    wishes: [],
    message: null,
    invited_as: null,
    invited_at: null,
    joined_at: null,
    notes: 'Opal: "Hi", twice',
    created_at: at,
    updated_at: at,
  };
  let pages = 0;
  const sent = answer({
    ...found(listed),
    'POST /api/desk/prospects/export': () => ok({ items: [row], next: pages++ === 0 ? id : null }, 201),
  } as never);
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  // Nothing here is about a report.
  expect(screen.queryByRole('button', { name: 'Decide a report' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Legal request' }));
  await userEvent.type(screen.getByLabelText(/^Note/), 'Asked by court');
  await userEvent.click(screen.getByRole('button', { name: 'Download and record' }));
  expect(await screen.findByText('Downloaded 2 rows.')).toBeVisible();
  expect(bodies(sent, '/export')).toMatchObject([
    { kind: 'waitlist', status: 'new', reason: 'legal', note: 'Asked by court', after: null },
    { reason: 'legal', after: id },
  ]);
  const [header, first, ...rest] = (await files[0]!.text()).split('\r\n');
  expect(header).toMatch(/^\uFEFF?"email","pilot_interest","created_at"/);
  expect(first).toContain('"\'=cmd@example.org","true"');
  expect(first).toContain('"Opal: ""Hi"", twice"');
  expect(rest).toHaveLength(2);
});

test('says when there is nothing new, when nothing matches, and when loading fails', async () => {
  answer(found());
  const { unmount } = draw();
  expect(await screen.findByText(/^You're all caught up/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(await screen.findByText(/^Nothing matches/)).toBeVisible();
  unmount();
  answer({ ...fresh, 'POST /api/desk/prospects/search': refused(503, 'unavailable') });
  draw();
  expect(await screen.findByText('Failed to load the list')).toBeVisible();
});
