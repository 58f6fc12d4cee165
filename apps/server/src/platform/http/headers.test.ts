import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';
import { openSample } from './sample.fixture.ts';
import { createLoadShedder } from '../limits/load-shedder.ts';

const app = await openSample();
const full = await openSample({ server: { loadShedder: createLoadShedder({ inFlightMax: 0 }) } });
const wanted = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

test.each([
  ['a response', 200, () => fetch(`${app.url}/api/initiatives`)],
  ['a refusal', 401, () => fetch(`${app.url}/api/applications`, { method: 'POST' })],
  ['an invalid request', 400, () => fetch(`${app.url}/api/initiatives?limit=0`)],
  ['an unknown path', 404, () => fetch(`${app.url}/api/nothing`)],
  ['a malformed path', 404, () => fetch(`${app.url}/api/%zz`)],
  ['health', 200, () => fetch(`${app.url}/healthz`)],
  ['a full node', 503, () => fetch(`${full.url}/api/initiatives`)],
])('%s has every header', async (_, status, call) => {
  const response = await call();
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(wanted);
  expect(response.headers.get('server') ?? response.headers.get('x-powered-by')).toBeNull();
});

test('on http there is no HSTS header', () => {
  expect(securityHeaders('http://localhost:5173')).not.toHaveProperty('strict-transport-security');
});
