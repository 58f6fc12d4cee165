// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useListFocus } from '../lists/use-list-focus.ts';
import { useDom } from './dom.ts';

useDom();

function List({ names }: { names: string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useListFocus(box, names);
  return (
    <>
      <input aria-label="Search" />
      <div ref={box} role="list" tabIndex={-1}>
        {names.map((name) => (
          <div key={name} data-stop={name} role="listitem" aria-label={name} tabIndex={-1} />
        ))}
      </div>
    </>
  );
}
const item = (name: string) => screen.getByRole('listitem', { name });

test('the item that replaces the focused one gets the focus', () => {
  const { rerender } = render(<List names={['Ada', 'Ben', 'Cleo']} />);
  item('Ben').focus();
  rerender(<List names={['Ada', 'Cleo']} />);
  expect(item('Cleo')).toHaveFocus();
  rerender(<List names={['Ada']} />);
  expect(item('Ada')).toHaveFocus();
  rerender(<List names={[]} />);
  expect(screen.getByRole('list')).toHaveFocus();
});

test('items added above do not matter', () => {
  const { rerender } = render(<List names={['Ada', 'Ben', 'Cleo']} />);
  item('Ben').focus();
  rerender(<List names={['Nora', 'Ada', 'Ben', 'Cleo']} />);
  rerender(<List names={['Nora', 'Ada', 'Cleo']} />);
  expect(item('Cleo')).toHaveFocus();
});

test('the focus stays if it has left the list', () => {
  const { rerender } = render(<List names={['Ada', 'Ben']} />);
  item('Ada').focus();
  fireEvent.pointerDown(document.body);
  item('Ada').blur();
  rerender(<List names={['Ben']} />);
  expect(document.body).toHaveFocus();
});

test('the focus stays elsewhere', () => {
  const { rerender } = render(<List names={['Ada', 'Ben']} />);
  item('Ada').focus();
  screen.getByLabelText('Search').focus();
  rerender(<List names={['Ben']} />);
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
