import { expect, test } from 'vitest';
import { serveMetrics } from './registry.ts';
import { openSample } from '../http/sample.fixture.ts';

test('the private port reports durations by pattern and class, load, pool and process, and nothing about people', async () => {
  const app = await openSample();
  const { id, api } = await app.signUp('company');
  const created = await api('POST /api/initiatives', { body: { name: 'x' } });
  await api('GET /api/initiatives/:id', { params: { id: created.id } });
  await fetch(`${app.url}/api/nothing/${id}`);

  const server = await serveMetrics(app.metrics, '127.0.0.1', 0);
  const { port } = server.address() as { port: number };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const other = await fetch(`http://127.0.0.1:${port}/`);
  server.close();

  expect(other.status).toBe(404);
  for (const line of [
    'http_request_duration_seconds_count{method="GET",route="/api/initiatives/:id",status="2xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="unknown",status="4xx"} 1',
    'http_requests_in_flight 0',
    'http_requests_shed_total 0',
    'database_connections{pool="api",state="waiting"} 0',
    'database_connections{pool="api",state="idle"} 1',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^event_loop_delay_seconds [\d.e-]+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toContain(id);
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
});
