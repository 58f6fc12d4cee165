// @vitest-environment jsdom
import { encodeMaintenance, maintenanceHeader, type Maintenance } from '@questline/contract/plain';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heedMaintenance, nudgeMaintenance, onMaintenanceEnd, useMaintenance } from './maintenance.ts';

const state: Maintenance = { message: null, ends_at: null };
const server: { state: Maintenance | undefined; isUp: boolean; asked: number } = {
  state: undefined,
  isUp: true,
  asked: 0,
};
const current = () => renderHook(useMaintenance).result.current;
let endings = 0;
onMaintenanceEnd(() => void endings++);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { state: undefined, isUp: true, asked: 0 });
  endings = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/maintenance') server.asked++;
    if (!server.isUp) throw new TypeError('Failed to fetch');
    const headers = server.state && { [maintenanceHeader]: encodeMaintenance(server.state) };
    return new Response(null, { status: 204, ...(headers && { headers }) });
  });
});
afterEach(() => {
  heedMaintenance(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks until it is over, also while the server restarts, and then says so once', async () => {
  server.state = state;
  heedMaintenance(state);
  await vi.advanceTimersByTimeAsync(40_000);
  expect([current(), server.asked > 1]).toEqual([state, true]);
  server.isUp = false;
  await vi.advanceTimersByTimeAsync(40_000);
  expect([current(), endings]).toEqual([state, 0]);
  Object.assign(server, { isUp: true, state: undefined });
  await vi.advanceTimersByTimeAsync(40_000);
  expect([current(), endings]).toEqual([undefined, 1]);
  const { asked } = server;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toBe(asked);
});

test('a notification makes it ask soon', async () => {
  server.state = state;
  nudgeMaintenance();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(current()).toEqual(state);
});
