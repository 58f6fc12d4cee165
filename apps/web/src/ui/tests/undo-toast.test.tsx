// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showUndoToast } from '../overlays/show-undo-toast.ts';
import { Toaster } from '../overlays/toaster.tsx';
import { useDom } from './dom.ts';

useDom();

const run = vi.fn<() => void>();
const next = vi.fn<() => void>();
const otherwise = (seconds: number) => `Maya will be notified in ${seconds} seconds.`;

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
  next.mockClear();
  render(
    <>
      <input aria-label="Feedback" />
      <Toaster />
    </>,
  );
  const undo = {
    endsAt: performance.now() + 10_000,
    durationMs: 10_000,
    run,
    who: 'Maya',
    otherwise,
    next: { label: 'Message Maya', run: next },
  };
  act(() => void showUndoToast({ title: 'Application accepted', undo }));
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const offered = () => screen.queryByRole('button', { name: 'Undo' });

test('counts down and disappears, even while it has the focus', () => {
  expect(screen.getByText('Maya will be notified in 10 seconds.')).toBeVisible();
  offered()!.focus();
  pass(2_000);
  expect(screen.getByText('Maya will be notified in 8 seconds.')).toBeVisible();
  pass(8_000);
  expect(offered()).toBeNull();
});

test('undoes once', () => {
  fireEvent.click(offered()!);
  fireEvent.click(offered()!);
  expect(offered()).toHaveTextContent('Undoing…');
  expect(run).toHaveBeenCalledOnce();
});

test.each([{ key: 'z' }, { key: 'z', ctrlKey: true }, { key: 'z', metaKey: true }])(
  'undoes with %o, but not in a text field',
  (pressed) => {
    fireEvent.keyDown(screen.getByLabelText('Feedback'), pressed);
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, pressed);
    expect(run).toHaveBeenCalledOnce();
  },
);

test('Shift and Alt change the meaning of the key', () => {
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'z', altKey: true });
  expect(run).not.toHaveBeenCalled();
});

test('can be closed without undoing', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(offered()).toBeNull();
  expect(run).not.toHaveBeenCalled();
});

test('offers what to do next', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Message Maya' }));
  expect(next).toHaveBeenCalledOnce();
  expect(offered()).toBeNull();
});
