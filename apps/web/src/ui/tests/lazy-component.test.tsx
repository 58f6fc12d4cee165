// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../lazy/lazy-component.tsx';
import { useDom } from './dom.ts';

useDom();

let isOnline = true;
beforeEach(() => {
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  // React reports errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

async function show() {
  const load = vi.fn<() => Promise<{ Part: typeof Greeting }>>(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return { Part: Greeting };
  });
  const Part = lazyPart(load, 'Part');
  await act(async () => {
    render(
      <StrictMode>
        <p>The page</p>
        <Suspense fallback="Loading">
          <Part name="Maya" />
        </Suspense>
      </StrictMode>,
    );
  });
  return load;
}

test('a part that loads is shown with its props', async () => {
  isOnline = true;
  await show();
  expect(await screen.findByText('Hello Maya')).toBeTruthy();
});

test('a part that cannot load keeps the page and can be retried', async () => {
  const load = await show();
  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  const attempts = load.mock.calls.length;

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(attempts + 1);

  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Maya')).toBeTruthy();
});

test('a part that could not load appears automatically when the browser is back online', async () => {
  await show();
  await screen.findByRole('heading', { name: "You're offline" });
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Maya')).toBeTruthy();
});
