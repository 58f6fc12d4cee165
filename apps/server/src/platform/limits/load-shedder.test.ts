import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSample } from '../http/sample.fixture.ts';
import { createLoadShedder } from './load-shedder.ts';

test('a full node refuses immediately, serves current requests, and accepts the next when one ends', async () => {
  const leaving = Promise.withResolvers<void>();
  const handlers = {
    'POST /api/visits': () => leaving.promise.then(() => ({ address: '', device: '', actor: '' })),
  };
  // However slow this machine is, the limit does not shrink.
  const loadShedder = createLoadShedder({ inFlightMax: 3, delayMaxMs: 60_000 });
  const app = await openSample({ handlers, server: { loadShedder } });
  const answered: Response[] = [];
  const visit = async () => {
    const response = await fetch(`${app.url}/api/visits`, { method: 'POST' });
    answered.push(response);
    return response.status;
  };
  const visits = Array.from({ length: 10 }, visit);
  // No request ends before all others were refused.
  await expect.poll(() => answered.length, { timeout: 10_000 }).toBe(7);
  for (const response of answered) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'unavailable', request_id: expect.any(String) });
  }
  leaving.resolve();
  expect((await Promise.all(visits)).filter((status) => status === 201)).toHaveLength(3);
  expect(await visit()).toBe(201);
  expect(await app.metrics.registry.metrics()).toContain('http_requests_shed_total 7');
  expect(app.lines.filter((line) => line.includes('"status":503'))).toEqual([]);
});

test('a full node still answers health and readiness', async () => {
  const app = await openSample({ server: { loadShedder: createLoadShedder({ inFlightMax: 0 }) } });
  expect((await fetch(`${app.url}/api/initiatives`)).status).toBe(503);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

test('a node with a slow event loop accepts less until it recovers; one long pause changes nothing', async () => {
  const loadShedder = createLoadShedder({ inFlightMax: 10, delayMaxMs: 40 });
  const block = (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until;);
  };
  for (let n = 0; n < 6; n++) loadShedder.enter();
  await sleep(600);
  block(150);
  await sleep(520);
  expect(loadShedder.isFull()).toBe(false);
  const blocking = setInterval(block, 1, 200);
  await expect.poll(loadShedder.isFull, { timeout: 5_000 }).toBe(true);
  for (let n = 0; n < 6; n++) loadShedder.leave();
  expect(loadShedder.isFull()).toBe(false);
  for (let n = 0; n < 6; n++) loadShedder.enter();
  clearInterval(blocking);
  await expect.poll(loadShedder.isFull, { timeout: 5_000 }).toBe(false);
});
