import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSample } from './sample.fixture.ts';
import { createShed } from './shed.ts';

const slow = { 'POST /api/visits': () => sleep(300, { address: '', device: '', actor: '' }) };

test('a full node turns away at once, serves those inside, and takes the next when one has left', async () => {
  const house = await openSample({ handlers: slow, server: { shed: createShed({ inFlightMost: 3 }) } });
  const visit = async () => {
    const began = performance.now();
    const response = await fetch(`${house.url}/api/visits`, { method: 'POST' });
    return { status: response.status, ms: performance.now() - began, response };
  };
  const answers = await Promise.all(Array.from({ length: 10 }, visit));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(refused).toHaveLength(7);
  for (const { ms, response } of refused) {
    expect(ms).toBeLessThan(250);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'unavailable', request_id: expect.any(String) });
  }
  expect((await visit()).status).toBe(201);
  expect(await house.metrics.registry.metrics()).toContain('http_requests_shed_total 7');
  expect(house.lines.filter((line) => line.includes('"status":503'))).toEqual([]);
});

test('health and readiness are answered by a full node', async () => {
  const house = await openSample({ server: { shed: createShed({ inFlightMost: 0 }) } });
  expect((await fetch(`${house.url}/api/initiatives`)).status).toBe(503);
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${house.url}/readyz`)).status).toBe(200);
});

test('a node whose event loop runs late has less room until it runs on time again; one long pause changes nothing', async () => {
  const shed = createShed({ inFlightMost: 10, delayMostMs: 40 });
  const block = (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until;);
  };
  for (let n = 0; n < 6; n++) shed.enter();
  await sleep(600);
  block(150);
  await sleep(520);
  expect(shed.isFull()).toBe(false);
  const blocking = setInterval(block, 1, 200);
  await expect.poll(shed.isFull, { timeout: 5_000 }).toBe(true);
  for (let n = 0; n < 6; n++) shed.leave();
  expect(shed.isFull()).toBe(false);
  for (let n = 0; n < 6; n++) shed.enter();
  clearInterval(blocking);
  await expect.poll(shed.isFull, { timeout: 5_000 }).toBe(false);
});
