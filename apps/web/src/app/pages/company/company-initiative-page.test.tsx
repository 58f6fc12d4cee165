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

test('an inactive initiative has an Activate button, and a link for each part that is not written yet', async () => {
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
  for (const name of ['Overview', 'Requirements', 'Benefits', 'Goals'])
    expect(screen.getByRole('link', { name: `Add ${name}` })).toHaveAttribute('href', `${path}?step=details`);
  expect(screen.getByRole('link', { name: 'Add tasks' })).toHaveAttribute('href', `${path}?step=tasks`);
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull());
});

test('About says what is known, what is missing, and how far students are with each task', async () => {
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
  const network: Network = {
    status: 500,
    bodies: {
      [`/api/company/initiatives/${survey.id}`]: {
        ...survey,
        tags: [],
        tasks,
        totals: { to_decide: 0, to_review: 0, working: 2, finished: 0 },
      },
      [`/api/company/initiatives/${survey.id}/finished-tasks`]: {
        tasks: [0, 1, 2].map((finished) => ({ id: tasks[finished]!.id, finished, to_review: 2 * finished })),
      },
    },
  };
  await openPage(`/company/initiative/${survey.id}`, rosa, network);
  expect(await screen.findByRole('link', { name: '4 to review' })).toHaveAttribute(
    'href',
    `/company/initiative/${survey.id}?tab=work`,
  );
  const said = within(screen.getByRole('list', { name: 'Tasks' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Not done yet: AskAbout 30 min · Submit text0 of 2 finished',
    'Not done yet: Sum upAbout 30 min · Submit text2 to review1 of 2 finished',
    'Done: PresentAbout 30 min · Submit text4 to review2 of 2 finished',
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'Places',
    'Created',
  ]);
  expect(screen.getByRole('link', { name: 'Add Tags' })).toHaveAttribute(
    'href',
    `/edit-initiative/${survey.id}?step=basics`,
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
