// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDom } from '../../../ui/tests/dom.ts';
import { PlacesTrail } from './places-trail.tsx';

useDom();

const intake = { places: 8, places_left: 1, apply_by: null, starts_on: null, closed: null };
const totals = { to_decide: 0, to_review: 0, working: 4, finished: 3 };
const draw = (changes: Partial<typeof intake> = {}) =>
  render(<PlacesTrail intake={{ ...intake, ...changes }} totals={totals} counted />).container;

test('says how many places are left, and how many students are working and finished', () => {
  draw();
  expect(screen.getByText('1 of 8 places left.')).toBeVisible();
  expect(screen.getByText('4 working, 3 finished')).toBeVisible();
});

test('has one circle for each place: finished, working and free', () => {
  const circles = [...draw().querySelectorAll('[aria-hidden] > .rounded-full')];
  expect(circles.filter((circle) => circle.querySelector('svg'))).toHaveLength(3);
  expect(circles.filter((circle) => circle.classList.contains('border-dashed'))).toHaveLength(1);
  expect(circles).toHaveLength(8);
});

test('many places are only counted', () => {
  expect(draw({ places: 40, places_left: 33 }).querySelector('[aria-hidden]')).toBeNull();
  expect(screen.getByText('33 of 40 places left.')).toBeVisible();
});
