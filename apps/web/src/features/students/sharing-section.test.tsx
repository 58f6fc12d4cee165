// @vitest-environment jsdom
import type { Sharing } from '@questline/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForStudent, said } from '../render.fixture.tsx';
import { SharingSection } from './sharing-section.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-000000000001';
const bakery: Sharing = {
  id,
  company_name: 'Sunny Side Bakery',
  logo_url: null,
  stage: 'accepted',
  shares_contacts: false,
  suspended: false,
};
const none = ok({ items: [], next: null });
const list = (...items: Sharing[]) => ({
  'GET /api/student/sharing': ok({ items, next: null }),
  'GET /api/student/blocks': none,
});
const choice = () =>
  screen.findByRole('switch', { name: 'Share my school and social handles with Sunny Side Bakery' });

test('a suspended company is on hold', async () => {
  answer(list({ ...bakery, suspended: true }));
  await drawForStudent(<SharingSection />);
  expect(await screen.findByText('On hold')).toBeVisible();
  expect(screen.getByText(/Can't see anything of yours right now/)).toBeVisible();
});

test('a student shares school and handles with one company', async () => {
  let shared = bakery;
  const sent = answer({
    ...list(),
    'GET /api/student/sharing': () => ok({ items: [shared], next: null }),
    [`PUT /api/student/sharing/${id}`]: () => ok((shared = { ...bakery, shares_contacts: true })),
  });
  await drawForStudent(<SharingSection />);
  expect(await choice()).not.toBeChecked();
  expect(screen.getByText('Sees your profile and photo.')).toBeVisible();
  await userEvent.click(await choice());
  expect(await screen.findByText('Sees your profile, photo, school and social handles.')).toBeVisible();
  await waitFor(() =>
    expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toEqual({ shares_contacts: true }),
  );
});

test('goes back when saving fails', async () => {
  answer({ ...list(bakery), [`PUT /api/student/sharing/${id}`]: refused(500, 'unexpected') });
  await drawForStudent(<SharingSection />);
  await userEvent.click(await choice());
  await waitFor(() => expect(said()[0]).toBe('Could not save your change'));
  await waitFor(async () => expect(await choice()).not.toBeChecked());
});

test.each([
  ['pending', 'Sees your profile and photo while it decides about your application.', 1],
  ['rejected', /^Keeps a copy of your profile/, 0],
  ['left', /^Keeps a copy of your profile/, 0],
] as const)('says what a company sees: %s', async (stage, words, switches) => {
  answer(list({ ...bakery, stage }));
  await drawForStudent(<SharingSection />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByRole('switch')).toHaveLength(switches);
});

test('says that nobody sees the profile yet', async () => {
  answer(list());
  await drawForStudent(<SharingSection />);
  expect(await screen.findByText('No company sees your current profile.')).toBeVisible();
});
