// @vitest-environment jsdom
// In a separate file, because the router keeps the page of the test before.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { bakery } from '../../../features/companies/companies.fixture.ts';
import { rosa } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { findHeading, type Network, openPage } from '../page.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

test('a company profile that fails to load can be retried', async () => {
  const path = '/api/company/profile';
  const network: Network = { broken: /^\/api\/company\/profile$/, status: 500, bodies: { [path]: bakery } };
  await openPage('/company/profile', rosa, network);
  expect(await findHeading('Error loading company profile')).toBeVisible();
  expect(screen.getByText('Could not load your company information. Please try again.')).toBeVisible();
  delete network.broken;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findHeading('Sunny Side Bakery')).toBeVisible();
});
