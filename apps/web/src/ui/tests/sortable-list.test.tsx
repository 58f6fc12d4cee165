// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { moved, SortableList } from '../forms/sortable-list.tsx';
import { useDom } from './dom.ts';

useDom();

const start = ['Survey', 'Poster', 'Video'].map((name) => ({ id: name, name }));

function Sorted() {
  const [items, setItems] = useState(start);
  return (
    <SortableList label="Order" items={items} nameOf={({ name }) => name} onChange={setItems}>
      {({ name }) => name}
    </SortableList>
  );
}
const order = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('buttons move a row, keep the focus and announce its position', async () => {
  render(<Sorted />);
  await press('Move Video up');
  expect(order()).toEqual(['Survey', 'Video', 'Poster']);
  expect(screen.getByRole('button', { name: 'Move Video up' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Video is now 2 of 3');
});

test('the first row cannot move up, and the last cannot move down', async () => {
  render(<Sorted />);
  await press('Move Survey up');
  await press('Move Video down');
  expect(order()).toEqual(['Survey', 'Poster', 'Video']);
});

test.for([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
] as const)('from %d to %d', ([from, to, expected]) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
