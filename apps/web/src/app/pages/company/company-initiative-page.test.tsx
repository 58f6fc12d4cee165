// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { survey } from '../../../features/initiatives/initiatives.fixture.ts';
import { rosa } from '../../../lib/network.fixture.ts';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { findHeading, type Network, openPage } from '../page.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

test("an initiative's page opens the tab in its address, and counts what is waiting", async () => {
  const totals = { to_decide: 3, to_review: 2, working: 4, finished: 1 };
  const network: Network = {
    status: 500,
    bodies: {
      [`/api/company/initiatives/${survey.id}`]: { ...survey, totals },
      [`/api/company/initiatives/${survey.id}/finished-tasks`]: { tasks: [] },
      '/api/company/review-queue': { items: [], next: null, waiting: 0 },
    },
  };
  await openPage(`/company/initiative/${survey.id}?tab=work`, rosa, network);
  expect(await findHeading('Neighborhood survey')).toBeVisible();
  expect(await findHeading("You're all caught up")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['About', 'Applicants3', 'Students5', 'Work2', 'Results']);
  await userEvent.click(screen.getByRole('tab', { name: 'About' }));
  expect(await findHeading('Description')).toBeVisible();
});

test('an inactive initiative has an Activate button, and says which parts are not written yet', async () => {
  const network: Network = {
    status: 500,
    bodies: {
      [`/api/company/initiatives/${survey.id}`]: survey,
      [`/api/initiatives/${survey.id}/activation`]: { ...survey, status: 'active' },
    },
  };
  await openPage(`/company/initiative/${survey.id}`, rosa, network);
  expect(await findHeading('Description')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Goals' })).toBeNull();
  const path = `/edit-initiative/${survey.id}`;
  expect(screen.getByText(/^Add an overview, requirements, benefits, and goals, so they/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add details' })).toHaveAttribute('href', `${path}?step=details`);
  expect(screen.getByRole('link', { name: 'Add tasks' })).toHaveAttribute('href', `${path}?step=tasks`);
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull());
});

const task = (title: string) => ({
  id: title,
  title,
  instructions: '',
  task_order: 1,
  allowed_types: ['text'],
  minutes: 30,
  resources: [],
  criteria: [],
});
const tasks = ['Ask', 'Sum up', 'Present'].map(task);

test('About says what to do next, what is known, and what is missing', async () => {
  const student = { id: 's', full_name: 'Tomás Silva', photo_url: null };
  const completed_at = new Date(Date.now() - 6 * 86_400_000).toISOString();
  const answer_by = new Date(Date.now() - 1.5 * 86_400_000).toISOString();
  const network: Network = {
    status: 500,
    bodies: {
      [`/api/company/initiatives/${survey.id}`]: {
        ...survey,
        tags: [],
        tasks,
        totals: { to_decide: 1, to_review: 2, working: 2, finished: 0 },
      },
      '/api/company/review-queue': {
        items: [
          { id: 'late', student, completed_at, answer_by },
          { id: 'next', student, completed_at, answer_by },
        ],
        next: null,
        waiting: 2,
        sent_back: [],
      },
    },
  };
  await openPage(`/company/initiative/${survey.id}`, rosa, network);
  expect(await findHeading('Description')).toBeVisible();
  const turns = within(await screen.findByRole('region', { name: 'Your turn' }, { timeout: 15_000 }));
  expect(await turns.findByText('1 day late')).toBeVisible();
  // The list of applications is empty here: their number is known without it.
  expect(turns.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2Submissions to reviewTomás Silva1 day lateReview',
    '1Application to answerDecide',
  ]);
  const path = `/company/initiative/${survey.id}`;
  expect(turns.getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    `${path}?tab=work&submission=late`,
  );
  expect(turns.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', `${path}?tab=applicants`);
  const said = within(screen.getByRole('list', { name: 'Tasks' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said).toEqual([
    '1AskAbout 30 min · Submit text',
    '2Sum upAbout 30 min · Submit text',
    '3PresentAbout 30 min · Submit text',
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Time', 'Places']);
  expect(screen.getByText(/^Created/)).toBeVisible();
  expect(screen.getByText(/overview, requirements, benefits, goals, and tags, so they/)).toBeVisible();
});

test('Work says how far students are with each task', async () => {
  const network: Network = {
    status: 500,
    bodies: {
      [`/api/company/initiatives/${survey.id}`]: {
        ...survey,
        tasks,
        totals: { to_decide: 0, to_review: 0, working: 2, finished: 0 },
      },
      '/api/company/review-queue': { items: [], next: null, waiting: 0, sent_back: [] },
      [`/api/company/initiatives/${survey.id}/finished-tasks`]: {
        tasks: [0, 1, 2].map((finished) => ({ id: tasks[finished]!.id, finished, to_review: 2 * finished })),
      },
    },
  };
  await openPage(`/company/initiative/${survey.id}`, rosa, network);
  await userEvent.click(await screen.findByRole('tab', { name: /^Work/ }));
  expect(await findHeading("You're all caught up")).toBeVisible();
  expect(await screen.findByText('0 of 2 finished')).toBeVisible();
  const progress = within(screen.getByRole('region', { name: 'Progress by task' }));
  expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Not done yet: Ask0 of 2 finished',
    'Not done yet: Sum up1 of 2 finished · 2 to review',
    'Done: Present2 of 2 finished · 4 to review',
  ]);
  expect(progress.getByRole('link', { name: 'Students' })).toHaveAttribute(
    'href',
    `/company/initiative/${survey.id}?tab=students`,
  );
});

test('on small screens, Preview, the link and the export are in the menu', async () => {
  const wide = globalThis.matchMedia;
  onTestFinished(() => void (globalThis.matchMedia = wide));
  globalThis.matchMedia = (query) => Object.assign(wide(query), { matches: false });
  const user = userEvent.setup();
  const network: Network = {
    status: 500,
    bodies: {
      [`/api/company/initiatives/${survey.id}`]: survey,
      '/api/company/review-queue': { items: [], next: null, waiting: 0 },
    },
  };
  await openPage(`/company/initiative/${survey.id}`, rosa, network);
  await user.click(await screen.findByRole('tab', { name: /^Work/ }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'Preview' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Export CSV' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/initiative/${survey.id}`);
  const [said] = currentToasts();
  expect(said).toMatchObject({
    title: 'Link copied',
    description: 'Students can open this link once the initiative is active.',
  });
});
