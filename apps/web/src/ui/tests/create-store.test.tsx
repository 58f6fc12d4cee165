// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDom } from './dom.ts';
import { createStore, useStore } from '../../store/create-store.ts';

useDom();

test('subscribers get every change until they unsubscribe', () => {
  const store = createStore(1);
  const watcher = vi.fn<() => void>();
  const stop = store.watch(watcher);
  store.set(2);
  expect(store.snapshot()).toBe(2);
  stop();
  store.set(3);
  expect(watcher).toHaveBeenCalledTimes(1);
});

test('a component shows the latest value', () => {
  const store = createStore('before');
  const Value = () => <p>{useStore(store)}</p>;
  render(<Value />);
  act(() => store.set('after'));
  expect(screen.getByText('after')).toBeVisible();
});
