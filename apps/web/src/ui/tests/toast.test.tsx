// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, toast } from '../overlays/toast-store.ts';
import { Toaster } from '../overlays/toaster.tsx';
import { useDom } from './dom.ts';

useDom();

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => {
    dismissToast(toast({ title: 'earlier' }));
    vi.advanceTimersByTime(1_000_000);
  });
});

const show = (title: string, variant?: 'destructive') =>
  act(() => void toast({ title, description: 'more', variant }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = (title: string) => screen.queryByText(title, { selector: '[data-state="open"] *' });

test('shows one toast at a time: a new one replaces the old', () => {
  show('first');
  show('second');
  expect(shown('first')).toBeNull();
  expect(shown('second')).toBeVisible();
  expect(currentToasts()).toHaveLength(1);
});

test('a toast disappears after 5000 ms', () => {
  show('saved');
  pass(4_999);
  expect(shown('saved')).toBeVisible();
  pass(1);
  expect(shown('saved')).toBeNull();
});

test('a dismissed toast leaves the store after 1,000,000 ms, not before', () => {
  show('saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown('saved')).toBeNull();
  pass(999_999);
  expect(currentToasts()).toMatchObject([{ title: 'saved', open: false }]);
  pass(1);
  expect(currentToasts()).toEqual([]);
});

test('a toast is announced politely, a destructive one immediately', () => {
  show('calm');
  pass(100);
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  show('broken', 'destructive');
  pass(100);
  expect(screen.getAllByRole('status').at(-1)).toHaveAttribute('aria-live', 'assertive');
});

/** Swipes the toast to the right. */
function swipe(pixels: number) {
  const card = shown('saved')!.closest('li')!;
  const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 10, pointerType: 'touch' });
  fireEvent.pointerDown(card, at(0));
  for (let x = 5; x <= pixels; x += 5) fireEvent.pointerMove(card, at(x));
  fireEvent.pointerUp(card, at(pixels));
}

test('a swipe under 50 px keeps the toast, one over 50 px dismisses it', () => {
  show('saved');
  swipe(40);
  expect(shown('saved')).toBeVisible();
  swipe(70);
  expect(shown('saved')).toBeNull();
});
