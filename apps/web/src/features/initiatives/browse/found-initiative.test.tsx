// @vitest-environment jsdom
import type { ApplicationStatus } from '@questline/contract/plain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { currentToasts } from '../../../ui/overlays/toast-store.ts';
import { Tooltips } from '../../../ui/overlays/tooltip.tsx';
import { answer, linesOf, signInAsCompany } from '../../../lib/network.fixture.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { found } from '../initiatives.fixture.ts';
import { FoundInitiative } from './found-initiative.tsx';

useDom();
beforeEach(async () => {
  answer({});
  await signInAsCompany();
});
afterEach(() => vi.unstubAllGlobals());

const key = ['initiatives', 'found', {}];
function draw(initiative = found) {
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <Tooltips>
        <FoundInitiative initiative={initiative} link={<a href="/initiative/1">View Initiative</a>} />
      </Tooltips>
    </QueryClientProvider>,
  );
  queryClient.setQueryData(key, { pages: [{ items: [initiative], next: null }], pageParams: [null] });
  const listed = () =>
    queryClient.getQueryData<{ pages: [{ items: [typeof found] }] }>(key)!.pages[0].items[0];
  return { listed, queryClient };
}

test('shows a student best fit and why, hours, pay and the usual answer time', () => {
  draw();
  expect(screen.getByText('Best Fit')).toBeVisible();
  expect(screen.getByText('Quick Win')).toBeVisible();
  expect(screen.getByText('Matches 2 interests · Fits your 4 hours a week')).toBeVisible();
  for (const fact of ['3 hours a week · about 8 hours in total', '$60', 'Usually answers in 2 days'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByText('+2 more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Initiative' })).toBeVisible();
});

test('says until when students can apply, and when few places are left', () => {
  const day = `${new Date().getFullYear()}-12-31`;
  draw({ ...found, intake: { ...found.intake, places: 5, places_left: 2, apply_by: day } });
  expect(screen.getByText('Apply by Dec 31 · 2 places left')).toBeVisible();
});

test.each([
  ['places_taken', 'All places taken'],
  ['deadline_passed', 'Applications closed'],
] as const)('a saved initiative that takes no applications says so: %s', (closed, words) => {
  draw({ ...found, intake: { ...found.intake, places: 5, places_left: 0, closed } });
  expect(screen.getByText(words)).toBeVisible();
});

test('leaves out unknown facts and shows a company without a name as Unknown Company', () => {
  draw({
    ...found,
    best_fit: false,
    fit: null,
    quick_win: false,
    commission: null,
    weekly_hours: null,
    total_hours: null,
    company: { ...found.company, company_name: null, answers_in_minutes: null },
  });
  expect(screen.getByText('Unknown Company')).toBeVisible();
  for (const word of [/Best Fit/, /Quick Win/, /hours/, /Usually/, /Matches/])
    expect(screen.queryByText(word)).toBeNull();
});

test.each<[ApplicationStatus, string | null]>([
  ['pending', 'Applied'],
  ['accepted', 'Accepted'],
  ['completed', 'Completed'],
  ['rejected', 'Not this time'],
  ['ended', 'Ended'],
  ['withdrawn', null],
])('a %s application shows %s', (status, word) => {
  draw({
    ...found,
    quick_win: false,
    best_fit: false,
    application: { status, applied_at: found.created_at },
  });
  const words = ['Applied', 'Accepted', 'Completed', 'Not this time', 'Ended'];
  expect(words.filter((one) => screen.queryByText(one))).toEqual(word ? [word] : []);
});

test('shows a paused initiative as Not open', () => {
  draw({ ...found, paused: true });
  expect(screen.getByText('Not open')).toBeVisible();
});

const bookmark = () => screen.getByRole('button', { name: 'Save Neighborhood survey' });
const path = `/api/bookmarks/${found.id}`;

test('shows a bookmark immediately wherever the initiative is listed', async () => {
  const sent = answer({ [`PUT ${path}`]: { status: 204 } });
  const { listed } = draw();
  expect(bookmark()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(bookmark());
  expect(listed().bookmarked).toBe(true);
  await waitFor(() => expect(linesOf(sent)).toEqual([`PUT ${path}`]));
});

test.each(['before', 'during'])('a response requested %s saving does not undo it', async (when) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { listed, queryClient } = draw();
  const old = queryClient.getQueryData(key);
  const refetch = () => void queryClient.query({ queryKey: key, queryFn: () => promise, staleTime: 0 });
  answer({
    [`PUT ${path}`]: () => {
      if (when === 'during') refetch();
      return { status: 204 };
    },
  });
  if (when === 'before') refetch();
  await userEvent.click(bookmark());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  resolve(old);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(listed().bookmarked).toBe(true);
});

test('reverts a refused bookmark and says why', async () => {
  const text = "You've reached the limit for saved initiatives. Remove some to save more.";
  answer({ [`PUT ${path}`]: { status: 409, body: { code: 'bookmarks_full', text } } });
  const { listed } = draw();
  await userEvent.click(bookmark());
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Not saved', description: text }));
  expect(listed().bookmarked).toBe(false);
});

test('removes the bookmark when pressed again', async () => {
  const sent = answer({ [`DELETE ${path}`]: { status: 204 } });
  const { listed } = draw({ ...found, bookmarked: true });
  expect(bookmark()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(bookmark());
  expect(listed().bookmarked).toBe(false);
  await waitFor(() => expect(linesOf(sent)).toEqual([`DELETE ${path}`]));
});

test('a company has no bookmarks', () => {
  draw({ ...found, can: { open: false, bookmark: false } });
  expect(screen.queryByRole('button')).toBeNull();
});
