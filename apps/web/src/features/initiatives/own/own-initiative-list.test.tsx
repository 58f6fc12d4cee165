// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { answer, linesOf, signInAsCompany } from '../../../lib/network.fixture.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { survey } from '../initiatives.fixture.ts';
import { OwnInitiativeList } from './own-initiative-list.tsx';

useDom();
beforeEach(async () => {
  answer({});
  await signInAsCompany();
});
afterEach(() => vi.unstubAllGlobals());

const list = (status: string) => `GET /api/company/initiatives?status=${status}`;
const items = (...cards: object[]) => ({ status: 200, body: { items: cards, next: null } });
const card = {
  ...survey,
  task_count: 2,
  totals: { to_decide: 4, to_review: 0, working: 1, finished: 0 },
};

function draw(status: 'active' | 'inactive') {
  const [onBegun, onShowInactive] = [vi.fn<(id: string) => void>(), vi.fn<() => void>()];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OwnInitiativeList
        status={status}
        link={({ name }) => name}
        edit={() => null}
        waiting={{ toDecide: ({ totals }) => `${totals.to_decide} to answer`, toReview: () => 'to review' }}
        create="Create New Initiative"
        ways={() => ({
          email_not_verified: '',
          company_name_needed: '',
          task_needed: '',
          rewards_overdue: 'Pay',
        })}
        onBegun={onBegun}
        onShowInactive={onShowInactive}
      />
    </QueryClientProvider>,
  );
  return { onBegun, onShowInactive };
}

test('asks a company without initiatives to create its first', async () => {
  answer({ [list('active')]: items(), [list('inactive')]: items() });
  draw('active');
  expect(await screen.findByText('No initiatives found')).toBeVisible();
  expect(screen.getByText('Create your first initiative to connect with student ambassadors')).toBeVisible();
});

test('the tab of inactive initiatives has a scene only if there are no drafts above', async () => {
  const words = "You don't have any inactive initiatives";
  const drafts: string = 'GET /api/initiative-drafts';
  answer({ [list('inactive')]: items(), [drafts]: items({ client_id: 'a', name: 'Poster' }) });
  draw('inactive');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'No initiatives found' })).toBeNull());
  expect(await screen.findByText(words)).toBeVisible();
  cleanup();
  answer({ [list('inactive')]: items(), [drafts]: items() });
  draw('inactive');
  expect(await screen.findByRole('heading', { name: 'No initiatives found' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('links to the inactive initiatives when none is active', async () => {
  answer({ [list('active')]: items(), [list('inactive')]: items(card) });
  const { onShowInactive } = draw('active');
  expect(await screen.findByText('No active initiatives')).toBeVisible();
  expect(screen.queryByText(/your first initiative/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show inactive initiatives' }));
  expect(onShowInactive).toHaveBeenCalledOnce();
});

test('Duplicate starts a draft with the same content', async () => {
  const sent = answer({
    [list('inactive')]: items(card),
    [`POST /api/initiatives/${survey.id}/duplicate`]: {
      status: 201,
      body: { content: { name: survey.name }, updated_at: survey.updated_at },
    },
  });
  const { onBegun } = draw('inactive');
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${survey.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(onBegun).toHaveBeenCalledOnce());
  expect(linesOf(sent)).toContain(`POST /api/initiatives/${survey.id}/duplicate`);
});

test('shows the places as a trail, and says when it is full', async () => {
  const intake = { places: 3, places_left: 0, apply_by: null, starts_on: null, closed: 'places_taken' };
  const totals = { to_decide: 0, to_review: 0, working: 2, finished: 1 };
  answer({ [list('active')]: items({ ...card, status: 'active', intake, totals }) });
  draw('active');
  expect(await screen.findByText('All 3 places are taken')).toBeVisible();
  expect(screen.getByText('Full')).toBeVisible();
});

test('shows how many students are where and whether places are limited', async () => {
  answer({ [list('active')]: items({ ...card, status: 'active' }) });
  draw('active');
  const shown = await screen.findAllByRole('definition');
  expect(shown.map((it) => it.textContent)).toEqual(['44 to answer', '1working', '0finished', 'No limit']);
});

test('lists what needs the most answers first, the others newest first', async () => {
  const nobody = { to_decide: 0, to_review: 0, working: 0, finished: 0 };
  const named = (name: string, totals: object) => ({
    ...card,
    id: crypto.randomUUID(),
    name,
    status: 'active',
    totals: { ...nobody, ...totals },
  });
  answer({
    [list('active')]: items(
      named('Newest', {}),
      named('One', { to_review: 1 }),
      named('Older', { working: 2 }),
      named('Three', { to_decide: 2, to_review: 1 }),
    ),
  });
  draw('active');
  const names = await screen.findAllByRole('heading', { level: 3 });
  expect(names.map((it) => it.textContent)).toEqual(['Three', 'One', 'Newest', 'Older']);
  expect(screen.getByText('No students yet')).toBeVisible();
});
