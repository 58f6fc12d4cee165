// @vitest-environment jsdom
import type { KeptFile, ListedReport, OpenedReport, OperatorSession } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, ok } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { createDeskQueryClient } from '../desk-queries.ts';
import { ReportsScreen } from './reports-screen.tsx';

useDom();
beforeEach(() => history.replaceState(null, '', '/desk/reports'));
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-00000000000a';
const listed: ListedReport = {
  id,
  number: 1042,
  subject: 'message',
  reason: 'outside',
  urgent: true,
  account: 'Brightpath Media',
  person: 'Kyle Benton',
  claim: null,
  created_at: new Date(Date.now() - 18 * 60_000).toISOString(),
};
const opened: OpenedReport = {
  ...listed,
  details: 'It felt weird.',
  snapshot: { text: 'Text me elsewhere', conversation_id: id },
  reporter: { name: 'Maya Torres', type: 'student' },
  claim: { name: 'Opal Reed', you: true },
  status: 'being_looked_at',
  outcome: null,
  earlier: { count: 2, with_action: 1 },
  can: { decide: true, read_conversation: true, open_files: false },
};
const queue = { 'GET /api/desk/reports': ok({ items: [listed] }) };
const opening = (more: Partial<OpenedReport> = {}) => ({
  [`POST /api/desk/reports/${id}/opening`]: ok({ ...opened, ...more }, 201),
});

const draw = () =>
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <ReportsScreen />
    </QueryClientProvider>,
  );
const openIt = async () => {
  draw();
  await userEvent.click(await screen.findByRole('link', { name: /talk outside/ }));
  return screen.findByRole('article');
};

test('lists urgent reports with their age, and opens one with the evidence', async () => {
  answer({ ...queue, ...opening() });
  draw();
  const urgent = await screen.findByRole('region', { name: 'Urgent' });
  expect(within(urgent).getByRole('link')).toHaveTextContent(
    'They want to talk outside QuestlineMessage from Kyle Benton · Brightpath Media18 mins ago',
  );
  await userEvent.keyboard('j{Enter}');
  const article = await screen.findByRole('article');
  for (const text of ['Text me elsewhere', 'It felt weird.', 'Claimed by you', /2, 1 with action/])
    expect(within(article).getByText(text)).toBeVisible();
  expect(location.search).toBe(`?id=${id}`);
});

test('decides by keyboard and says so', async () => {
  const sent = answer({
    ...queue,
    ...opening(),
    [`POST /api/desk/reports/${id}/decision`]: { status: 204 },
  });
  await openIt();
  await userEvent.keyboard('tc');
  expect(screen.getByRole('button', { name: 'Close with 2 actions' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('R-1042 is closed: we took action.')).toBeVisible();
  const { body } = sent.find(({ line }) => line.includes('decision'))!;
  expect(body).toMatchObject({ actions: ['take_down_message', 'close_conversation'] });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reports' })).toHaveFocus());
});

test('shows the conversation only after the reason is recorded', async () => {
  const messages = [
    { id, by: 'company', person: 'Kyle Benton', text: 'Hey Maya', written_at: listed.created_at },
  ];
  const sent = answer({
    ...queue,
    ...opening(),
    [`POST /api/desk/reports/${id}/conversation`]: ok({ messages }, 201),
  });
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Someone may be in danger' }));
  expect(screen.queryByText('Hey Maya')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open and record' }));
  expect(await screen.findByText('Hey Maya')).toBeVisible();
  expect(sent.find(({ line }) => line.includes('conversation'))!.body).toMatchObject({ reason: 'danger' });
});

test('shows files and images only after the reason is recorded, and takes them down by keyboard', async () => {
  const file = (purpose: KeptFile['purpose'], name: string, media_type: string): KeptFile => ({
    id: `${id.slice(0, -1)}${purpose.length}`,
    purpose,
    name,
    media_type,
    url: `/api/desk/reports/${id}/files/${purpose}`,
  });
  const sent = answer({
    ...queue,
    ...opening({
      subject: 'submission',
      reporter: { name: 'Brightpath Media', type: 'company' },
      snapshot: { file_id: id, file: 'essay.pdf', photo: '/photos/me.webp' },
      can: { decide: true, read_conversation: false, open_files: true },
    }),
    [`POST /api/desk/reports/${id}/files`]: ok(
      { files: [file('submission', 'essay.pdf', 'application/pdf'), file('photo', 'me.png', 'image/webp')] },
      201,
    ),
    [`POST /api/desk/reports/${id}/decision`]: { status: 204 },
  });
  await openIt();
  expect(screen.queryByText('/photos/me.webp')).toBeNull();
  await userEvent.keyboard('f');
  expect(await screen.findByRole('img', { name: 'Photo: me.png' })).toHaveAttribute(
    'src',
    `/api/desk/reports/${id}/files/photo`,
  );
  expect(screen.getByRole('link', { name: 'essay.pdf' })).toHaveAttribute('download');
  expect(sent.find(({ line }) => line.endsWith('/files'))!.body).toMatchObject({ reason: 'report' });
  await userEvent.keyboard('ti');
  expect(screen.getByRole('checkbox', { name: /Take down the submission/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Close with 2 actions' }));
  await screen.findByText(/is closed: we took action/);
  expect(sent.find(({ line }) => line.includes('decision'))!.body).toMatchObject({
    actions: ['take_down_submission', 'take_down_images'],
  });
});

test('a second operator sees who has it, and cannot decide', async () => {
  const claim = { name: 'Sam Ortiz', you: false };
  answer({
    ...queue,
    ...opening({ claim, can: { decide: false, read_conversation: false, open_files: false } }),
  });
  await openIt();
  expect(screen.getByText('Sam Ortiz is looking at this one')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No action needed' })).toBeNull();
  expect(screen.queryByText('Why do you need to read it?')).toBeNull();
});

test('says when there is nothing to do', async () => {
  answer({ 'GET /api/desk/reports': ok({ items: [] }) });
  draw();
  expect(await screen.findByText("You're all caught up. New reports show up here.")).toBeVisible();
});

test('leads download the evidence after they say why; operators are not offered it', async () => {
  const operator = (role: 'operator' | 'lead'): OperatorSession => ({
    id,
    name: 'Lena Ruiz',
    email: 'lena@desk.example',
    role,
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const session = (role: 'operator' | 'lead') => ({
    'GET /api/desk/session': ok({ operator: operator(role) }),
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:evidence';
  URL.revokeObjectURL = () => {};
  const sent = answer({
    ...queue,
    ...opening(),
    ...session('lead'),
    [`POST /api/desk/reports/${id}/evidence`]: ok({ file_name: 'evidence-R-1042.zip', zip: 'UEs=' }, 201),
  });
  history.replaceState(null, '', `/desk/reports?id=${id}`);
  const { unmount } = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Export evidence' }));
  expect(screen.getByText(/Your reason is recorded, and you confirm it with your passkey/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Export and record' }));
  expect(await screen.findByText(/evidence-R-1042.zip is in your downloads/)).toBeVisible();
  expect(saved).toEqual(['evidence-R-1042.zip']);
  expect(sent.find(({ line }) => line.includes('evidence'))!.body).toMatchObject({ reason: 'legal' });
  unmount();

  answer({ ...queue, ...opening(), ...session('operator') });
  draw();
  expect(await screen.findByText('Text me elsewhere')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export evidence' })).toBeNull();
  vi.restoreAllMocks();
});
