// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Stepper } from '../trail/stepper.tsx';
import { Trail, Waypoint } from '../trail/trail.tsx';
import { useDom } from './dom.ts';

useDom();

test('a trail is a labeled list that includes the state of every waypoint', () => {
  render(
    <Trail label="Tasks">
      <Waypoint state="done" title="Write questions" note="Approved" />
      <Waypoint state="current" title="Ask neighbors" />
      <Waypoint state="open" title="Report" />
    </Trail>,
  );
  const items = within(screen.getByRole('list', { name: 'Tasks' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Done: Write questionsApproved',
    'Current: Ask neighbors',
    'Not done yet: Report',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('a stepper marks exactly one step as current, and none when all are done', () => {
  const steps = ['School', 'Skills', 'Hours'];
  const { rerender, container } = render(<Stepper label="Survey" steps={steps} current={1} />);
  expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  rerender(<Stepper label="Survey" steps={steps} current={3} />);
  expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(0);
  expect(screen.getByText('All done')).toBeInTheDocument();
});

test('a stepper shows skipped steps as not done', () => {
  render(<Stepper label="Survey" steps={['School', 'Skills', 'Hours']} current={2} skipped={[1]} />);
  const items = within(screen.getByRole('list', { name: 'Survey' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Done: School',
    'Not done yet: Skills',
    'Current: Hours',
  ]);
});

test('a progress bar is named by its value', () => {
  render(<ProgressBar value={2} max={4} figure="2 of 4 approved" />);
  const bar = screen.getByRole('progressbar', { name: '2 of 4 approved' });
  expect(bar).toHaveAttribute('value', '2');
  expect(bar).not.toHaveAttribute('style');
});
