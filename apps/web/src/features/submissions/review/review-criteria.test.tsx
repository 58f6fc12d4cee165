// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { drawForCompany } from '../../render.fixture.tsx';
import { attemptOf, submissionId, underReview } from './review.fixture.ts';
import { field, press, reviewed, Reviewing, reviewOf, shown } from './review-workspace.fixture.tsx';

useDom();
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const criteria = ['Readable from across the street', 'Uses our red'];
const { task } = underReview();
const approval = { [reviewOf(1)]: reviewed(1, 'approved') };
const list = () => screen.findByRole('group', { name: /^What good looks like/ });
const bodyOf = (sent: ReturnType<typeof shown>) => sent.find(({ line }) => line === reviewOf(1))?.body;

test('ticks what the work meets, and sends it with the decision', async () => {
  const sent = shown(underReview(1, { task: { ...task, criteria } }), approval);
  await drawForCompany(<Reviewing />);
  expect(await list()).toHaveTextContent('0 of 2 met');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Uses our red' }));
  expect(await list()).toHaveTextContent('1 of 2 met');
  await press('Approve');
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ criteria_met: ['Uses our red'] }));
});

test('says nothing about the criteria if the reviewer ticked none', async () => {
  const sent = shown(underReview(1, { task: { ...task, criteria } }), approval);
  await drawForCompany(<Reviewing />);
  await list();
  await press('Approve');
  await waitFor(() => expect(bodyOf(sent)).toEqual({ status: 'approved', feedback: null }));
});

test('once the reviewer has checked, adds a criterion that is not met to the feedback', async () => {
  shown(underReview(1, { task: { ...task, criteria } }));
  await drawForCompany(<Reviewing />);
  await list();
  expect(screen.queryByRole('button', { name: /^Add to feedback/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: criteria[0]! }));
  await press('Add to feedback: Uses our red');
  expect(await field()).toHaveValue('Uses our red');
});

test('starts with what the last attempt met, without criteria that are gone', async () => {
  const before = attemptOf(1, {
    id: submissionId(2),
    criteria: [
      { text: 'Uses our red', met: true },
      { text: 'Uses our old logo', met: true },
      { text: 'Readable from across the street', met: false },
    ],
  });
  const attempts = [attemptOf(1, { attempt: 2 }), before];
  shown(underReview(1, { attempt: 2, attempts, task: { ...task, criteria } }));
  await drawForCompany(<Reviewing />);
  const boxes = within(await list()).getAllByRole('checkbox', { checked: true });
  expect(boxes).toEqual([screen.getByRole('checkbox', { name: 'Uses our red' })]);
});

test('a task without criteria has no checklist', async () => {
  shown(underReview());
  await drawForCompany(<Reviewing />);
  await field();
  expect(screen.queryByText('What good looks like')).not.toBeInTheDocument();
});
