// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tooltips } from '../../../ui/overlays/tooltip.tsx';
import { useDom } from '../../../ui/tests/dom.ts';
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
function tasksOf(finished: boolean) {
  cleanup();
  render(
    <Tooltips>
      <InitiativeDetails initiative={initiative} finished={finished} action="Apply" />
    </Tooltips>,
  );
  const list = within(screen.getByRole('list', { name: 'Tasks' }));
  return list.getAllByRole('listitem').map((item) => item.textContent);
}

test('checks off the tasks of a finished initiative', () => {
  expect(tasksOf(true)).toEqual(['Done: Write five questionsAbout 30 min', 'Done: Ask twenty neighbors']);
  expect(tasksOf(false)[1]).toBe('Not done yet: Ask twenty neighbors');
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
