// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { StudentProfileView } from './student-profile-view.tsx';
import { StudentProfile } from './student-profile.tsx';
import { answer, ok, refused } from '../../../lib/network.fixture.ts';
import { drawForStudent } from '../../render.fixture.tsx';
import { maya } from '../students.fixture.tsx';

useDom();
afterEach(() => vi.unstubAllGlobals());
const line = `GET /api/students/${maya.id}`;
const fact = (label: string) => screen.getByText(label).nextElementSibling;
const under = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement!);

test('a company that accepted sees everything', () => {
  render(<StudentProfileView student={maya} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Maya Torres' })).toBeVisible();
  expect(screen.getByText('@maya.t')).toBeVisible();
  expect(fact('School')).toHaveTextContent('Lincoln High');
  expect(fact('Grade')).toHaveTextContent('Grade 11');
  expect(fact('Experience')).toHaveTextContent('Some experience');
  expect(fact('Availability')).toHaveTextContent('4 hours a week');
  expect(
    under('Skills')
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual(maya.skills);
  expect(under('Motivations').getByText('Explore careers')).toBeVisible();
  expect(under('Initiative interests').getByText('Surveys')).toBeVisible();
  expect(under('Company interests').getByText('Bakeries')).toBeVisible();
  expect(screen.getByRole('link', { name: /^@\s?maya\.films/ })).toHaveAttribute(
    'href',
    'https://www.instagram.com/maya.films/',
  );
});

test('before that, school and handles say: Shared if accepted', () => {
  render(<StudentProfileView student={{ ...maya, contacts: null, stage: 'pending' }} />);
  expect(fact('School')).toHaveTextContent('Shared if accepted');
  expect(under('Social handles').getByText('Shared if accepted')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('after a collaboration they are shared no longer', () => {
  render(<StudentProfileView student={{ ...maya, contacts: null, stage: 'ended' }} />);
  expect(fact('School')).toHaveTextContent('Shared only while you work together');
});

test('whoever deleted their account is an Unknown Student who has said nothing', () => {
  const gone = { ...maya, full_name: null, username: null, grade: null, skills: [], contacts: null };
  render(<StudentProfileView student={gone} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Unknown Student' })).toBeVisible();
  expect(fact('Grade')).toHaveTextContent('Not specified');
  expect(under('Skills').getByText('Not specified')).toBeVisible();
});

test('Failed to load profile can be tried again', async () => {
  answer({ [line]: refused(500, 'unexpected') });
  await drawForStudent(<StudentProfile id={maya.id} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile');
  answer({ [line]: ok(maya) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Maya Torres' })).toBeVisible();
});

test('somebody who never applied here is not found', async () => {
  answer({ [line]: refused(404, 'not_found') });
  await drawForStudent(<StudentProfile id={maya.id} />);
  expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeVisible();
});
