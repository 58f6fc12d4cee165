import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSample } from '../http/sample.fixture.ts';
import { shutDown } from './shutdown.ts';

const nobody = { address: '', device: '', actor: '' };

test('a stopping process still serves and says so, then finishes running requests, then exits', async () => {
  const app = await openSample({ handlers: { 'POST /api/visits': () => sleep(400, nobody) } });
  const visit = () => fetch(`${app.url}/api/visits`, { method: 'POST' });
  const inside = visit();
  await expect.poll(() => app.loadShedder.inFlight()).toBe(1);

  const leaving = shutDown({ ...app, delayMs: 200 });
  const late = visit();
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
  for (const response of [await inside, await late]) {
    expect(response.status).toBe(201);
    expect(response.headers.get('connection')).toBe('close');
  }
  await leaving;
  await expect(visit()).rejects.toThrow('fetch failed');
});

test('an idle connection is not cut while its client may be sending', async () => {
  const app = await openSample();
  // fetch keeps this connection and reuses it.
  await (await fetch(`${app.url}/api/initiatives`)).text();
  const leaving = shutDown({ ...app, delayMs: 0 });
  await sleep(100);
  const again = await fetch(`${app.url}/api/initiatives`);
  expect([again.status, again.headers.get('connection')]).toEqual([200, 'close']);
  await leaving;
});
