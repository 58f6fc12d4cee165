// @vitest-environment jsdom
import type { CompanyCard } from '@questline/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForStudent } from '../../render.fixture.tsx';
import { BrowseCompanies } from './browse-companies.tsx';
import { type CompanyFilter, companyFilterOf } from './company-filter.ts';

useDom();
afterEach(() => vi.unstubAllGlobals());

const bakery: CompanyCard = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  company_name: 'Sunny Side Bakery',
  mission: 'Good bread for everyone.',
  industry: ['Bakeries', 'Catering', 'Food Trucks', 'Snacks & Candy'],
  logo_url: null,
  open_initiatives: 2,
  answers_in_minutes: 300,
};

const found = (...items: CompanyCard[]) => ok({ items, next: null, corrected: [] });

const linkTo = ({ company_name }: CompanyCard) => <a href="/company/1">{company_name}</a>;

function Page() {
  const [filter, setFilter] = useState<CompanyFilter>({});
  return <BrowseCompanies filter={companyFilterOf(filter)} onFilter={setFilter} link={linkTo} />;
}
const draw = () => drawForStudent(<Page />);

test('shows six skeletons, then cards with mission, three industries, open initiatives and answer time', async () => {
  const quiet = { ...bakery, id: '2', open_initiatives: 0, answers_in_minutes: null };
  answer({ 'GET /api/companies': found(bakery, quiet) });
  await draw();
  expect(screen.getByText('Loading companies…').nextElementSibling!.children).toHaveLength(6);
  expect(await screen.findAllByRole('link', { name: 'Sunny Side Bakery' })).toHaveLength(2);
  const [card] = screen.getAllByRole('listitem');
  for (const text of [
    'Good bread for everyone.',
    '2 open initiatives',
    'Bakeries, Catering, Food Trucks +1 more',
    'Usually answers in 5 hours',
  ])
    expect(card).toHaveTextContent(text);
  expect(screen.getByText('No open initiatives right now')).toBeVisible();
});

test('filters by industry and open initiatives, and offers to clear filters without results', async () => {
  answer({
    'GET /api/companies': found(bakery),
    'GET /api/companies?category=Food+%26+Beverage': found(bakery),
    'GET /api/companies?category=Food+%26+Beverage&open=true': found(),
  });
  await draw();
  await screen.findByRole('link', { name: 'Sunny Side Bakery' });
  await userEvent.selectOptions(screen.getByLabelText('Industry'), 'Food & Beverage');
  await userEvent.click(screen.getByRole('button', { name: 'Open initiatives only' }));
  expect(await screen.findByRole('heading', { name: 'No companies found' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Sunny Side Bakery' })).toBeVisible();
});

test('offers to clear the search when it finds nothing', async () => {
  answer({ 'GET /api/companies': found(bakery), 'GET /api/companies?q=zzzz': found() });
  await draw();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search companies' }), 'zzzz');
  expect(await screen.findByText('Check the spelling, or try fewer words.')).toBeVisible();
  // The search field has one too.
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(await screen.findByRole('link', { name: 'Sunny Side Bakery' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search companies' })).toHaveValue('');
});

test('shows “Error loading data” and offers a retry', async () => {
  answer({ 'GET /api/companies': refused(500, 'unexpected') });
  await draw();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading data');
  answer({ 'GET /api/companies': found() });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'No companies found' })).toBeVisible());
});
