// @vitest-environment jsdom
import type { MyRecord } from '@questline/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForStudent } from '../render.fixture.tsx';
import { anEntry, aPage } from './record.fixture.ts';
import { MyRecordView } from './record.tsx';

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
    'of work, estimated': '7 h',
    skills: '2',
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
