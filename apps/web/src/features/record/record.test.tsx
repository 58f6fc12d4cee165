// @vitest-environment jsdom
import type { MyRecord } from '@questline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { openReport } from '../../lib/report-request.ts';
import { currentToasts } from '../../ui/overlays/toast-store.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForStudent } from '../render.fixture.tsx';
import { anEntry, aPage } from './record.fixture.ts';
import { MyRecordView } from './record.tsx';
import { OwnSums } from './record-sums.tsx';

vi.mock('../../lib/report-request.ts', { spy: true });

useDom();
afterEach(() => vi.unstubAllGlobals());

const draw = () =>
  drawForStudent(
    <MyRecordView
      firstName="Maya"
      link={({ initiative }) => initiative.name}
      continueLink={() => 'Continue'}
      browse="Browse initiatives"
    />,
  );
const found = (record: Partial<MyRecord>) =>
  answer({ 'GET /api/record': ok({ page: aPage(), entries: [], in_progress: [], ...record }) });
const inProgress = {
  id: '0199aaaa-0000-7000-8000-000000000009',
  initiative: { id: '0199aaaa-0000-7000-8000-000000000008', name: 'Neighborhood taste survey' },
  company: {
    id: '0199aaaa-0000-7000-8000-000000000003',
    company_name: 'Sunny Side Bakery',
    logo_url: null,
  },
  tasks: { approved: 2, total: 4 },
};

test('shows what was finished, with its sums', async () => {
  found({ entries: [anEntry()], in_progress: [inProgress] });
  await draw();
  const summary = await screen.findByRole('region', { name: 'One trail finished, Maya' });
  for (const [of, figure] of Object.entries({
    'tasks approved': '2',
    'hours of work': 'About 7',
    'skills practiced': '2',
  }))
    expect(within(summary).getByText(of).nextSibling).toHaveTextContent(figure);
  const [first, second] = within(
    screen.getByRole('list', { name: 'Your initiatives, newest first' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('2 of 4 tasks approved');
  expect(second).toHaveTextContent('A poster for Saturday market');
  expect(screen.getByText('5 of 6')).toBeVisible();
  expect(screen.queryByText(/no longer verified/)).toBeNull();
});

test('sums it up for the profile, with a link', async () => {
  found({ entries: [anEntry()] });
  await drawForStudent(<OwnSums link="See my record" />);
  expect((await screen.findByText('tasks approved')).nextSibling).toHaveTextContent('2');
  expect(screen.getByText('See my record')).toBeVisible();
});

test('says when the company is no longer verified', async () => {
  const entry = anEntry();
  found({ entries: [{ ...entry, company: { ...entry.company, verified: false } }] });
  await draw();
  expect(
    await screen.findByText(/Sunny Side Bakery is no longer verified on Questline. Your work still counts/),
  ).toBeVisible();
});

test('an empty record says how it begins', async () => {
  found({});
  await draw();
  expect(await screen.findByText('Your record starts with your first initiative')).toBeVisible();
  expect(screen.getByText('Browse initiatives')).toBeVisible();
});

test('a failure can be retried', async () => {
  answer({ 'GET /api/record': refused(400, 'invalid_input') });
  await draw();
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
  found({ entries: [anEntry()] });
  await userEvent.click(retry);
  expect(await screen.findByText('One trail finished, Maya')).toBeVisible();
});

test('older initiatives show their sums until they are opened', async () => {
  const older = anEntry({ id: '0199aaaa-0000-7000-8000-000000000007', minutes: 390 });
  found({ entries: [anEntry(), older] });
  await draw();
  for (const fact of ['2 tasks', 'About 6.5 hours', 'Copywriting, Design'])
    expect(await screen.findByText(fact)).toBeVisible();
  expect(screen.getAllByRole('list', { name: /^Approved tasks/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Show details/ }));
  expect(screen.getAllByRole('list', { name: /^Approved tasks/ })).toHaveLength(2);
});

test('says who sees an entry', async () => {
  const credential = { code: '7KQ2M9XD4TRAHW6V', issued_at: '2026-11-01T12:00:00Z' };
  const link = '9fW3kQ7aLm2Zr8TtVx4YpB';
  found({
    page: aPage({ link }),
    entries: [
      anEntry({ on_page: true }),
      anEntry({ id: '0199aaaa-0000-7000-8000-000000000011', credential }),
      anEntry({ id: '0199aaaa-0000-7000-8000-000000000012' }),
    ],
  });
  await draw();
  const entries = await screen.findByRole('list', { name: 'Your initiatives, newest first' });
  for (const who of ['Public', 'Shared by certificate', 'Only you'])
    expect(within(entries).getAllByText(who)).toHaveLength(1);
});

test('closing words can be reported', async () => {
  found({ entries: [anEntry({ closing_words: { text: 'Asks first.', by: 'Rosa Diaz' } })] });
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Report these closing words' }));
  expect(openReport).toHaveBeenCalledWith({
    subject: 'closing_words',
    id: anEntry().id,
    about: 'Sunny Side Bakery',
  });
});

describe('the texts to copy', () => {
  const unfold = async () => userEvent.click(await screen.findByText('Résumé and college text'));
  const { id } = anEntry();
  const path = `PUT /api/record/entries/${id}/texts` as const;

  test('begin as ours, and keep what the student changes', async () => {
    found({ entries: [anEntry()] });
    await draw();
    await unfold();
    await userEvent.click(await screen.findByRole('tab', { name: 'College app' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const field = screen.getByLabelText('Your text for a college application');
    await userEvent.clear(field);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, 'x'.repeat(151));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Made a poster.');
    const saved: unknown[] = [];
    answer({
      'GET /api/record': ok({
        page: aPage(),
        entries: [anEntry({ college_text: 'Made a poster.' })],
        in_progress: [],
      }),
      [path]: (body: unknown) => {
        saved.push(body);
        return { status: 204 };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('14 of 150 characters')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(saved).toEqual([{ resume_text: null, college_text: 'Made a poster.' }]);
  });

  test('stay in the field if they could not be saved', async () => {
    found({ entries: [anEntry()] });
    await draw();
    await unfold();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = screen.getByLabelText('Your text for a résumé');
    await userEvent.clear(field);
    await userEvent.type(field, 'Made a poster.');
    answer({ [path]: refused(500, 'unexpected') });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentToasts().at(-1)?.title).toBe("That didn't work"));
    expect(field).toHaveValue('Made a poster.');
  });

  test('can be ours again', async () => {
    found({ entries: [anEntry({ resume_text: 'Mine.' })] });
    await draw();
    await unfold();
    expect(await screen.findByText('Mine.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    answer({
      'GET /api/record': ok({ page: aPage(), entries: [anEntry()], in_progress: [] }),
      [path]: { status: 204 },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use our text' }));
    expect(await screen.findByText(/^Completed “A poster for Saturday market”/)).toBeVisible();
  });
});
