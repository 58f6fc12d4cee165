// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MaintenanceNotice } from '../feedback/maintenance-notice.tsx';
import { useDom } from './dom.ts';

useDom();

const now = new Date('2026-11-18T12:00:00');
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const textOf = (state: Parameters<typeof MaintenanceNotice>[0]['state']) =>
  render(<MaintenanceNotice state={state} />).container.textContent;

test('says what works, without a time that nobody knows', () => {
  expect(textOf({ message: null, ends_at: null })).toBe(
    "We're updating QuestlineYou can read everything, and save changes again when we're done.",
  );
});

test('shows the message, and when it should be over', () => {
  const ends_at = new Date(now.getTime() + 10 * 60_000).toISOString();
  expect(textOf({ message: 'A bigger server.', ends_at })).toBe(
    "We're updating QuestlineA bigger server.You can read everything, and save changes again when we're done. We expect to be done by 12:10 PM.",
  );
});

test('says so when it takes longer', () => {
  const ends_at = new Date(now.getTime() + 60_000).toISOString();
  const { container } = render(<MaintenanceNotice state={{ message: null, ends_at }} />);
  expect(container.textContent).toContain('12:01 PM');
  act(() => void vi.advanceTimersByTime(90_000));
  expect(container.textContent).toContain("It's taking a little longer than we expected.");
});
