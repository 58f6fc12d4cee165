// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { bakery } from '../../../features/companies/companies.fixture.ts';
import { rosa } from '../../../lib/network.fixture.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import { findHeading, type Network, openPage } from '../page.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const onboarding = { progress: 0, steps: [], advice: false, onboarding_completed: false, chain: [] };
const none = { items: [], next: null };
const bodies = {
  '/api/company/overview': { profile: bakery, onboarding, drafts: none, initiatives: none },
  '/api/company/profile': bakery,
  '/api/company/onboarding': onboarding,
};
const retries = () => screen.queryAllByRole('button', { name: 'Retry' });

test("each part of a company's overview has its own Retry", async () => {
  const network: Network = {
    broken: /^\/api\/company\/(overview|profile|initiatives|onboarding)$/,
    status: 500,
    bodies,
  };
  await openPage('/company-overview', rosa, network);
  expect(await findHeading('Error loading data')).toBeVisible();
  expect(await screen.findByText('Error loading company profile')).toBeVisible();
  expect(screen.getByText('Could not load your company information. Please try again.')).toBeVisible();
  expect(await screen.findByText('Failed to load your progress.')).toBeVisible();
  delete network.broken;
  for (const left of [2, 1, 0]) {
    await userEvent.click(retries()[0]!);
    await waitFor(() => expect(retries()).toHaveLength(left));
  }
  expect(screen.getByRole('heading', { name: 'Sunny Side Bakery' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No initiatives found' })).toBeVisible();
});

test("all parts of a company's overview come in one response", async () => {
  const network: Network = {
    broken: /^\/api\/company\/(profile|initiatives|onboarding)$/,
    status: 500,
    bodies,
  };
  await openPage('/company-overview', rosa, network);
  expect(await findHeading('Sunny Side Bakery')).toBeVisible();
  expect(await screen.findByText('0 of 3 steps done')).toBeVisible();
  expect(retries()).toHaveLength(0);
});
