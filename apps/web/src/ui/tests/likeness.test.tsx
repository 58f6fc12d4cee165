// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from '../avatar.tsx';
import { colorOf, initials } from '../initials.ts';
import { useDom } from './dom.ts';

useDom();

test.for([
  ['Maya Torres', 'MT'],
  ['maya', 'M'],
  ['Maximiliane-Katharina Freifrau von Hohenstein', 'MH'],
  ['2nd Street Café', '2C'],
  ['Łukasz  Żak', 'ŁŻ'],
  ['Ben & Jo', 'BJ'],
  ['山田 太郎', '山太'],
  ['…', '?'],
  ['', '?'],
])('the initials of “%s” are %s', ([name, expected]) => {
  expect(initials(name!)).toBe(expected);
});

test('an id always gets the same color, and all colors are used', () => {
  const ids = Array.from({ length: 200 }, (_, i) => `0190f3a2-${i}`);
  expect(ids.map(colorOf)).toEqual(ids.map(colorOf));
  expect(new Set(ids.map(colorOf)).size).toBe(5);
});

test('an image that cannot be loaded is replaced by initials', () => {
  const { container } = render(<Avatar id="1" name="Maya Torres" src="/gone.png" named />);
  expect(screen.getByRole('img', { name: 'Maya Torres' })).not.toHaveTextContent('MT');
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('img', { name: 'Maya Torres' })).toHaveTextContent('MT');
});
