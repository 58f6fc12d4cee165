// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { Tooltips } from '../../../ui/overlays/tooltip.tsx';
import { answer, linesOf, signInAsCompany } from '../../../lib/network.fixture.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { found } from '../initiatives.fixture.ts';
import { type BrowseFilter, countChoices, filterOf } from './browse-filter.ts';
import { BrowseInitiatives } from './browse-initiatives.tsx';

useDom();
beforeEach(async () => {
  answer({});
  await signInAsCompany();
});
afterEach(() => vi.unstubAllGlobals());

const list = (items = [found], more = {}) => ({
  status: 200,
  body: { items, next: null, corrected: [], ...more },
});

function Page({ start, forStudent }: { start: BrowseFilter; forStudent: boolean }) {
  const [filter, setFilter] = useState(start);
  return (
    <>
      <output>{new URLSearchParams(filterOf(filter) as Record<string, string>).toString()}</output>
      <BrowseInitiatives
        filter={filterOf(filter)}
        onFilter={setFilter}
        forStudent={forStudent}
        link={() => 'View Initiative'}
        companyLink={({ company }) => company.company_name}
        survey="Take the 2-minute survey"
      />
    </>
  );
}
const draw = (start: BrowseFilter = {}, forStudent = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Tooltips>
        <Page start={start} forStudent={forStudent} />
      </Tooltips>
    </QueryClientProvider>,
  );
/** The query string, as the page would write it. */
const address = () => document.querySelector('output')!.textContent;
const filters = () => within(screen.getByRole('region', { name: 'Filters' }));

describe('the list', () => {
  test('shows six skeletons, then the cards, best fit first', async () => {
    answer({ 'GET /api/initiatives?sort=best_fit': list() });
    const { container } = draw();
    expect(screen.getByText('Loading initiatives…').nextElementSibling!.children).toHaveLength(6);
    expect(await screen.findByRole('heading', { name: found.name })).toBeVisible();
    expect(container).toHaveTextContent('1 initiative');
  });

  test('clears all filters with one button when nothing matches', async () => {
    answer({
      'GET /api/initiatives?sort=best_fit&q=zebra&quick_win=true': list([]),
      'GET /api/initiatives?sort=best_fit': list(),
    });
    draw({ q: 'zebra', quick_win: 'true' });
    expect(await screen.findByRole('heading', { name: 'No initiatives match' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    expect(await screen.findByRole('heading', { name: found.name })).toBeVisible();
    expect(screen.getByLabelText('Search initiatives')).toHaveValue('');
  });

  test('explains how to save when nothing is saved', async () => {
    answer({ 'GET /api/initiatives?sort=best_fit&saved=true': list([]) });
    draw({ saved: 'true' });
    expect(screen.getByRole('heading', { name: 'Saved' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'See all initiatives' }));
    expect(address()).toBe('');
  });

  test('leaves the saved ones with one click', async () => {
    answer({
      'GET /api/initiatives?sort=best_fit&saved=true': list(),
      'GET /api/initiatives?sort=best_fit': list(),
    });
    draw({ saved: 'true' });
    expect(await screen.findByRole('heading', { name: found.name })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See all initiatives' }));
    expect(address()).toBe('');
  });

  test('opens all saved ones, without the filters that were set', async () => {
    draw({ hours: '4', sort: 'newest' });
    await userEvent.click(filters().getByRole('button', { name: 'Saved' }));
    expect(address()).toBe('saved=true');
  });

  test('shows “Error loading data” and offers a retry', async () => {
    answer({
      'GET /api/initiatives?sort=best_fit': { status: 500, body: { code: 'unexpected', text: 'Something.' } },
    });
    draw();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading data');
    answer({ 'GET /api/initiatives?sort=best_fit': list() });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: found.name })).toBeVisible();
  });

  test('asks a student without answers to take the survey', async () => {
    answer({ 'GET /api/initiatives?sort=best_fit': list([{ ...found, fit: null }]) });
    draw();
    expect(await screen.findByText('Take the 2-minute survey')).toBeVisible();
  });

  test('shows a company the newest first, without saved, sorting or survey', async () => {
    answer({
      'GET /api/initiatives?sort=newest': list([
        { ...found, fit: null, can: { open: false, bookmark: false } },
      ]),
    });
    draw({}, false);
    expect(await screen.findByRole('heading', { name: found.name })).toBeVisible();
    for (const name of ['Saved', 'Hide applied']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByLabelText('Sort')).toBeNull();
    expect(screen.queryByText('Take the 2-minute survey')).toBeNull();
  });
});

describe('search', () => {
  test('shows a corrected typo and can search for the correction', async () => {
    const corrected = [{ typed: 'survay', meant: 'survey' }];
    answer({
      'GET /api/initiatives?sort=best_fit': list(),
      'GET /api/initiatives?sort=best_fit&q=taste+survay': list([found], { corrected }),
      'GET /api/initiatives?sort=best_fit&q=taste+survey': list(),
    });
    draw();
    const field = screen.getByLabelText('Search initiatives');
    await userEvent.type(field, 'taste survay');
    expect(await screen.findByText(/No results for “survay”/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'taste survey' }));
    await waitFor(() => expect(address()).toBe('q=taste+survey'));
    expect(field).toHaveValue('taste survey');
    await waitFor(() => expect(screen.queryByText(/No results for/)).toBeNull());
  });

  test('searches once typing pauses', async () => {
    const sent = answer({
      'GET /api/initiatives?sort=best_fit': list(),
      'GET /api/initiatives?sort=best_fit&q=bread': list(),
    });
    draw();
    await userEvent.type(screen.getByLabelText('Search initiatives'), 'bread');
    await waitFor(() => expect(address()).toBe('q=bread'));
    const searches = () => linesOf(sent).filter((line) => line.includes('q='));
    await waitFor(() => expect(searches()).toHaveLength(1));
  });
});

describe('filters', () => {
  test('are in the URL, are shown and can be removed', async () => {
    draw();
    for (const name of ['Quick Win', 'Hide applied', 'Up to 4', 'Surveys', 'Writing'])
      await userEvent.click(filters().getByRole('button', { name }));
    await userEvent.selectOptions(filters().getByLabelText('Industry'), 'Food & Beverage');
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Newest');
    expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({
      tags: 'Surveys,Writing',
      category: 'Food & Beverage',
      hours: '4',
      quick_win: 'true',
      hide_applied: 'true',
      sort: 'newest',
    });
    for (const name of ['Surveys', 'Quick Win', 'Up to 4 hours a week', 'Food & Beverage', 'Hide applied'])
      await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(address()).toBe('tags=Writing&sort=newest');
  });

  test.each([
    [null, 'Show 1 initiative'],
    ['more', 'Show 1+ initiatives'],
  ])('say in the dialog how many initiatives match (next page: %s)', async (next, name) => {
    answer({ 'GET /api/initiatives?sort=best_fit': list([found], { next }) });
    draw();
    await screen.findByRole('heading', { name: found.name });
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(within(screen.getByRole('dialog')).getByRole('button', { name })).toBeVisible();
  });

  test('keep quick clicks before a rerender', () => {
    draw();
    const [hours, tag, other] = ['Up to 4', 'Surveys', 'Writing'].map((name) =>
      filters().getByRole('button', { name }),
    );
    act(() => {
      for (const one of [hours, tag, other]) one!.click();
    });
    expect(address()).toBe('tags=Surveys%2CWriting&hours=4');
  });

  test('ignore unknown values in the URL', () => {
    const bent = {
      tags: 'Surveys,Nonsense',
      category: 'Nowhere',
      hours: '3',
      saved: 'yes',
      sort: 'worst',
      q: '',
    };
    expect(filterOf(bent)).toEqual({ tags: 'Surveys' });
    expect(countChoices(filterOf({ ...bent, hours: '4', q: 'bread' }))).toBe(2);
  });
});
