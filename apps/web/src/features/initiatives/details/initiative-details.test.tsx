// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tooltips } from '../../../ui/overlays/tooltip.tsx';
import { useDom } from '../../../ui/tests/dom.ts';
import type { WaypointState } from '../../../ui/trail/trail.tsx';
import { survey } from '../initiatives.fixture.ts';
import { InitiativeDetails } from './initiative-details.tsx';

useDom();

const initiative = {
  ...survey,
  tasks: [
    { title: 'Write five questions', minutes: 30 },
    { title: 'Ask twenty neighbors', minutes: null },
  ],
  company: { id: survey.id, company_name: 'Sunny Side Bakery', industry: [], logo_url: null },
};
function tasksOf(states?: WaypointState[]) {
  cleanup();
  render(
    <Tooltips>
      <InitiativeDetails initiative={initiative} states={states} action="Apply" />
    </Tooltips>,
  );
  const list = within(screen.getByRole('list', { name: 'Tasks' }));
  return list.getAllByRole('listitem').map((item) => item.textContent);
}

test('shows how far the student is with the tasks', () => {
  expect(tasksOf(['done', 'current'])).toEqual([
    'Done: Write five questionsAbout 30 min',
    'Current: Ask twenty neighbors',
    'Not done yet: A verified entry in your record',
  ]);
  expect(tasksOf(['done', 'done'])[2]).toBe('Done: A verified entry in your record');
  expect(tasksOf()[1]).toBe('Not done yet: Ask twenty neighbors');
});

test('begins with the description, without a heading', () => {
  const description = 'Ask what they like, and write it down.';
  render(
    <Tooltips>
      <InitiativeDetails initiative={{ ...initiative, description }} action="Save" />
    </Tooltips>,
  );
  expect(screen.getByText(description)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Description' })).toBeNull();
});

test('says that all places are taken, unless the page says so already', () => {
  const intake = { ...initiative.intake, places: 1, places_left: 0, closed: 'places_taken' as const };
  for (const saysClosed of [false, true]) {
    cleanup();
    render(
      <Tooltips>
        <InitiativeDetails initiative={{ ...initiative, intake }} saysClosed={saysClosed} action="Save" />
      </Tooltips>,
    );
    expect(screen.queryAllByText('The only place is taken')).toHaveLength(saysClosed ? 0 : 1);
    expect(screen.getByText('Places')).toBeVisible();
  }
});
