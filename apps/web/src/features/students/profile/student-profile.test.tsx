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

test('shows everything to a company that accepted the student', () => {
  render(<StudentProfileView student={maya} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Maya Torres' })).toBeVisible();
  expect(screen.getByText('@maya.t')).toBeVisible();
  expect(fact('School')).toHaveTextContent('Lincoln High');
  expect(fact('Grade')).toHaveTextContent('11th');
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

test('says before acceptance when school and handles show up, and marks what fits', () => {
  render(
    <StudentProfileView
      student={{ ...maya, contacts: null, stage: 'pending' }}
      fits={['Interested in Surveys and Bakeries', 'Has 4 hours a week, as you asked']}
    />,
  );
  expect(screen.getByText(/show up here after you accept, if Maya shares them\.$/)).toBeVisible();
  expect(screen.queryByText('School')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  const [first, ...others] = under('Initiative interests').getAllByRole('listitem');
  expect(first).toHaveTextContent('Surveys');
  expect(within(first!).getByLabelText('Matches:')).toBeVisible();
  for (const other of others) expect(within(other).queryByLabelText('Matches:')).toBeNull();
});

test.each(['ended', 'left', 'rejected'] as const)(
  'hides school and handles after an application was %s, without saying that they were ever shared',
  (stage) => {
    render(<StudentProfileView student={{ ...maya, contacts: null, stage }} />);
    expect(screen.getByText("School and social handles aren't shared.")).toBeVisible();
  },
);

test('shows a deleted account as Unknown Student without details', () => {
  const gone = { ...maya, full_name: null, username: null, grade: null, skills: [], contacts: null };
  render(<StudentProfileView student={gone} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Unknown Student' })).toBeVisible();
  expect(fact('Grade')).toHaveTextContent('Not specified');
  expect(under('Skills').getByText('Not specified')).toBeVisible();
});

test('offers a retry when the profile fails to load', async () => {
  answer({ [line]: refused(500, 'unexpected') });
  await drawForStudent(<StudentProfile id={maya.id} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile');
  answer({ [line]: ok(maya) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Maya Torres' })).toBeVisible();
});

test('shows “Profile not found” for a student who never applied here', async () => {
  answer({ [line]: refused(404, 'not_found') });
  await drawForStudent(<StudentProfile id={maya.id} />);
  expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeVisible();
});
