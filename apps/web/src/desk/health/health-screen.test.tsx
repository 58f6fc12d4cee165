// @vitest-environment jsdom
import type { Health } from '@questline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, ok } from '../../lib/network.fixture.ts';
import { useDom } from '../../ui/tests/dom.ts';
import { createDeskQueryClient } from '../desk-queries.ts';
import { HealthScreen } from './health-screen.tsx';
import { headlineOf, sizeOf, waitOf } from './health-words.ts';

useDom();
// The screen says how long ago something was, so the clock doesn't move.
const now = Date.parse('2026-11-10T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ago = (seconds: number) => new Date(now - seconds * 1_000).toISOString();
const day = (back: number) => new Date(now - back * 86_400_000).toISOString().slice(0, 10);
const health: Health = {
  problems: [],
  worker_seen_at: ago(5),
  processes: [
    { kind: 'api', version: '1.2.3', streams: 1_200, started_at: ago(7_200), seen_at: ago(4) },
    { kind: 'worker', version: '1.2.3', streams: 0, started_at: ago(7_200), seen_at: ago(5) },
  ],
  live_connections: 1_200,
  jobs: [{ queue: 'mail', waiting: 1_000, later: 12, running: 3, failed: 2, due: ago(400) }],
  emails: Array.from({ length: 14 }, (_, i) => ({ day: day(13 - i), sent: 100, failed: i === 13 ? 4 : 0 })),
  undelivered: 0,
  events: { waiting: 2, oldest: ago(3) },
  backup: { finished_at: ago(7_200), bytes: 5_200_000_000 },
  database_bytes: 812_000_000,
  schema: '0077-health',
};
function draw(more: Partial<Health> = {}) {
  answer({ 'GET /api/desk/health': ok({ ...health, ...more }) });
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <HealthScreen />
    </QueryClientProvider>,
  );
}

test('answers first, then shows the figures', async () => {
  draw();
  expect(await screen.findByText('Everything is working.')).toBeVisible();
  for (const text of ['just now', '1,200', '2 for 3 seconds', '2 hours ago, 5.2 GB', '812 MB', '0077-health'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('1,400 sent and 4 failed in the last 14 days.')).toBeVisible();
  const [, row] = within(screen.getByRole('table', { name: 'Jobs by kind' })).getAllByRole('row');
  expect(row).toHaveTextContent('Emails1,000+for 7 minutes3122');
});

test('says that the worker has stopped, and what to do', async () => {
  draw({ problems: ['worker_missing', 'no_backup'], worker_seen_at: null, backup: null, processes: [] });
  expect(await screen.findByText(/^Something isn't working/)).toBeVisible();
  expect(screen.getByText('The worker has stopped.')).toBeVisible();
  expect(screen.getByText(/Start the worker process/)).toBeVisible();
  expect(screen.getByText('No backup recorded yet.')).toBeVisible();
  expect(screen.getByText('Not within a day')).toBeVisible();
  expect(screen.getByText('No process has reported within the last minute.')).toBeVisible();
});

test('leads to undelivered emails', async () => {
  draw({ problems: ['emails_undelivered'], undelivered: 3 });
  await userEvent.click(await screen.findByRole('link', { name: 'Open them' }));
  expect(location.pathname).toBe('/desk/emails');
});

test('lists emails by day, newest first', async () => {
  draw();
  await userEvent.click(await screen.findByText('By day'));
  const rows = within(screen.getAllByRole('table')[0]!).getAllByRole('row');
  expect(rows).toHaveLength(15);
  expect(rows[1]).toHaveTextContent(/1004$/);
});

test('says when it failed to load', async () => {
  answer({ 'GET /api/desk/health': { status: 500 } });
  render(
    <QueryClientProvider client={createDeskQueryClient()}>
      <HealthScreen />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Failed to load the figures')).toBeVisible();
});

describe('words', () => {
  test('the headline counts what is broken first', () => {
    expect(headlineOf(['worker_missing', 'events_late'])).toBe("2 things aren't working.");
    expect(headlineOf(['worker_missing', 'no_backup'])).toBe(
      "Something isn't working. One thing needs your attention.",
    );
    expect(headlineOf(['no_backup'])).toBe('Everything is running. One thing needs your attention.');
    expect(headlineOf(['no_backup', 'versions_differ'])).toBe(
      'Everything is running. 2 things need your attention.',
    );
  });
  test('sizes', () => {
    expect([0, 999, 1_500, 812_000_000, 5_200_000_000].map(sizeOf)).toEqual([
      '0 bytes',
      '999 bytes',
      '1.5 kB',
      '812 MB',
      '5.2 GB',
    ]);
  });
  test('waits', () => {
    const now = new Date('2026-11-17T12:00:00Z');
    const wait = (seconds: number) => waitOf(new Date(now.getTime() - seconds * 1_000).toISOString(), now);
    expect([1, 90, 150, 10_000].map(wait)).toEqual(['1 second', '90 seconds', '3 minutes', '3 hours']);
  });
});
