// @vitest-environment jsdom
import type { ProfileView } from '@questline/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, ok, refused } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { drawForStudent } from '../render.fixture.tsx';
import { ProfileViewsSection } from './profile-views-section.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());

const id = '0198c0de-7a11-7000-8000-000000000001';
const view: ProfileView = {
  id,
  at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  part: 'profile',
  company: { id, company_name: 'Sunny Side Bakery', logo_url: null },
  person: 'Rosa Diaz',
  reason: null,
};
const list = (...items: ProfileView[]) => ({
  'GET /api/student/profile-views': ok({ items, next: null }),
});
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('names the person and the company, what they opened and when', async () => {
  answer(list(view));
  await drawForStudent(<ProfileViewsSection />);
  expect(await screen.findByText('Rosa Diaz · Sunny Side Bakery')).toBeVisible();
  expect((await rows())[0]).toContain('Opened your profile · 3 hours ago');
});

test.each([
  [{ part: 'contacts' }, 'Opened your profile with your school and social handles'],
  [{ part: 'application' }, 'Opened your application'],
  [{ part: 'work' }, 'Opened your work'],
  [{ person: null, company: { ...view.company!, company_name: null } }, 'Unknown Company'],
] as const)('%o: %s', async (changes, words) => {
  answer(list({ ...view, ...changes }));
  await drawForStudent(<ProfileViewsSection />);
  expect((await rows())[0]).toContain(words);
});

test.each([
  ['report', 'because of a report'],
  ['danger', 'because someone might be in danger'],
  ['legal', 'because of a legal request'],
  ['other', 'for another reason'],
] as const)('an operator is our safety team, with the reason: %s', async (reason, words) => {
  answer(list({ ...view, part: 'messages', company: null, person: null, reason }));
  await drawForStudent(<ProfileViewsSection />);
  expect((await rows())[0]).toBe(
    `Questline safety teamRead one of your conversations ${words} · 3 hours ago`,
  );
});

test('an export of a report is listed with its reason', async () => {
  answer(list({ ...view, part: 'report', company: null, person: null, reason: 'legal' }));
  await drawForStudent(<ProfileViewsSection />);
  expect((await rows())[0]).toBe(
    "Questline safety teamExported a report that you're part of because of a legal request · 3 hours ago",
  );
});

test('shows more on request', async () => {
  answer({
    'GET /api/student/profile-views': ok({ items: [view], next: id }),
    [`GET /api/student/profile-views?before=${id}`]: ok({
      items: [{ ...view, id: id.replace(/1$/, '2'), person: 'Sam Ortiz' }],
      next: null,
    }),
  });
  await drawForStudent(<ProfileViewsSection />);
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  expect(await screen.findByText('Sam Ortiz · Sunny Side Bakery')).toBeVisible();
});

test('says that nobody has opened the profile yet', async () => {
  answer(list());
  await drawForStudent(<ProfileViewsSection />);
  expect(await screen.findByText(/^Nobody has opened your profile yet\./)).toBeVisible();
});

test('says when loading fails, and tries again', async () => {
  answer({ 'GET /api/student/profile-views': refused(500, 'unexpected') });
  await drawForStudent(<ProfileViewsSection />);
  expect(await screen.findByText('Failed to load who has seen your profile')).toBeVisible();
  answer(list(view));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Rosa Diaz · Sunny Side Bakery')).toBeVisible();
});
