// @vitest-environment jsdom
import type { OpenInitiative } from '@questline/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { CompanyQuests } from './company-quests.tsx';

useDom();

const initiative = (name: string, more: Partial<OpenInitiative> = {}): OpenInitiative => ({
  id: name,
  name,
  description: '',
  commission: null,
  tags: [],
  banner_url: null,
  weekly_hours: null,
  total_hours: null,
  quick_win: false,
  chain_position: null,
  closed: null,
  created_at: '2026-11-01T08:00:00.000Z',
  application: null,
  ...more,
});
const nameOf = ({ name }: OpenInitiative) => name;
const draw = (initiatives: OpenInitiative[]) =>
  render(<CompanyQuests initiatives={initiatives} link={nameOf} card={nameOf} />);

test('initiatives that take no applications come last', () => {
  draw([initiative('Poster', { closed: 'places_taken' }), initiative('Survey'), initiative('Videos')]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Survey',
    'Videos',
    'Poster',
  ]);
});

test('a step of the quest chain keeps its place, and says why it takes no applications', () => {
  draw([
    initiative('Survey', { chain_position: 1, closed: 'deadline_passed', quick_win: true }),
    initiative('Poster', { chain_position: 2 }),
  ]);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Survey');
  expect(screen.getByText('Applications closed · Quick Win')).toBeVisible();
});

test.each([
  ['pending', 'Waiting: SurveyApplied'],
  ['accepted', 'Current: Survey2 of 4 approved'],
  ['completed', 'Done: SurveyCompleted'],
  ['rejected', 'Not done yet: Survey6 hours in total'],
] as const)('shows a student with a %s application how far they are', (status, text) => {
  const application = { status, approved: 2, total: 4 };
  draw([initiative('Survey', { chain_position: 1, total_hours: 6, application })]);
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});
