// @vitest-environment jsdom
import type { OwnInitiative, ResultsWeek } from '@questline/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, linesOf, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForCompany, drawForStudent } from '../../render.fixture.tsx';
import { survey } from '../initiatives.fixture.ts';
import { InitiativeResults } from './initiative-results.tsx';
import { useCountedView } from './use-counted-view.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

const line = `GET /api/company/initiatives/${survey.id}/results` as const;
const weeks: ResultsWeek[] = [
  { week: '2026-11-02', views: 31, saves: 4, applications: 3, accepted: 0, finished: 0 },
  { week: '2026-11-09', views: 1_088, saves: 12, applications: 2, accepted: 4, finished: 0 },
  { week: '2026-11-16', views: 7, saves: 0, applications: 0, accepted: 0, finished: 1 },
];
const active: OwnInitiative = {
  ...survey,
  status: 'active',
  totals: { to_decide: 1, to_review: 0, working: 3, finished: 1 },
};

test('says what happened in words, and has every number in a table with totals', async () => {
  answer({ [line]: ok({ weeks, rejected: 2, days_to_finish: 12 }) });
  await drawForCompany(<InitiativeResults initiative={active} />);
  expect(
    await screen.findByRole('heading', {
      name: '5 students applied in 3 weeks. 4 were accepted, and 1 has finished.',
    }),
  ).toBeVisible();
  const table = screen.getByRole<HTMLTableElement>('table', { name: 'Results per week' });
  expect([...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent))).toEqual([
    ['Week of', 'Views', 'Saves', 'Applied', 'Accepted', 'Finished'],
    ['Nov 16 so far', '7', '0', '0', '0', '1'],
    ['Nov 9', '1,088', '12', '2', '4', '0'],
    ['Nov 2', '31', '4', '3', '0', '0'],
    ['Total', '1,126', '16', '5', '4', '1'],
  ]);
});

test('describes both charts to people who cannot see them', async () => {
  answer({ [line]: ok({ weeks, rejected: 2, days_to_finish: 12 }) });
  await drawForCompany(<InitiativeResults initiative={active} />);
  expect(await screen.findByRole('img', { name: /^Views per week, from 31 .* peak of 1,088/ })).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'Applications per week: 5 in total, 4 accepted, 1 finished' }),
  ).toBeVisible();
});

test('a first week has its steps, but no chart and no table yet', async () => {
  answer({ [line]: ok({ weeks: weeks.slice(2), rejected: 0, days_to_finish: null }) });
  await drawForCompany(<InitiativeResults initiative={active} />);
  expect(await screen.findByRole('heading', { name: 'This is your first week' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('img', { name: /week/ })).toBeNull();
});

test('says how many are waiting, rejected and working now, and how long students took', async () => {
  answer({ [line]: ok({ weeks, rejected: 2, days_to_finish: 12 }) });
  await drawForCompany(<InitiativeResults initiative={active} />);
  expect(await screen.findByText('since Nov 2')).toBeVisible();
  expect(screen.getByText('1 to answer, 2 rejected')).toBeVisible();
  expect(screen.getByText('3 working now')).toBeVisible();
  expect(screen.getByText('12 days on average')).toBeVisible();
});

test('without any views, an active initiative offers its link, and another one says how to get some', async () => {
  answer({ [line]: ok({ weeks: [], rejected: 0, days_to_finish: null }) });
  const { unmount } = await drawForCompany(<InitiativeResults initiative={active} />);
  expect(await screen.findByRole('heading', { name: 'No views yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  unmount();
  await drawForCompany(<InitiativeResults initiative={survey} />);
  expect(await screen.findByText(/^Activate this initiative/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('results that fail to load can be retried', async () => {
  let works = false;
  answer({
    [line]: () => (works ? ok({ weeks, rejected: 2, days_to_finish: 12 }) : refused(500, 'unexpected')),
  });
  await drawForCompany(<InitiativeResults initiative={active} />);
  expect(await screen.findByRole('heading', { name: 'Failed to load results' })).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Week by week' })).toBeVisible();
});

test('a student who opens an initiative is counted, and notices nothing if that fails', async () => {
  const Page = () => {
    useCountedView(survey.id);
    return <h1>{survey.name}</h1>;
  };
  const sent = answer({ [`POST /api/initiatives/${survey.id}/views`]: refused(500, 'unexpected') });
  await drawForStudent(<Page />);
  await waitFor(() => expect(linesOf(sent)).toContain(`POST /api/initiatives/${survey.id}/views`));
  expect(screen.getByRole('heading', { name: survey.name })).toBeVisible();
});
