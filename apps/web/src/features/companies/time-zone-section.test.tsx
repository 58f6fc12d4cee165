// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForCompany, said } from '../render.fixture.tsx';
import { bakery } from './companies.fixture.ts';
import { TimeZoneSection } from './time-zone-section.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const profile = 'GET /api/company/profile';
const change = 'PATCH /api/company/profile';
const zones = () => screen.findByLabelText("Your company's time zone");

test('a new time zone is saved right away', async () => {
  const sent = answer({ [profile]: ok(bakery), [change]: ok({ ...bakery, time_zone: 'Europe/Berlin' }) });
  await drawForCompany(<TimeZoneSection />);
  await waitFor(async () => expect(await zones()).toHaveValue('America/Chicago'));
  await userEvent.selectOptions(await zones(), 'Europe/Berlin');
  await waitFor(() => expect(said()[0]).toBe('Time zone changed'));
  expect(sent.find(({ line }) => line === change)?.body).toEqual({ time_zone: 'Europe/Berlin' });
  expect(await zones()).toHaveValue('Europe/Berlin');
});

test('without one it says so, and a refused one changes nothing', async () => {
  const none = { ...bakery, time_zone: null };
  answer({ [profile]: ok(none), [change]: refused(400, 'time_zone_unknown', { text: 'Choose another.' }) });
  await drawForCompany(<TimeZoneSection />);
  expect(await screen.findByRole('option', { name: 'Not set yet', selected: true })).toBeVisible();
  await waitFor(async () => expect(await zones()).toBeEnabled());
  await userEvent.selectOptions(await zones(), 'Europe/Berlin');
  await waitFor(() => expect(said()).toEqual(['Not changed', 'Choose another.']));
  expect(await zones()).toHaveValue('');
});
