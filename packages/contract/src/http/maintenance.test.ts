import { expect, test } from 'vitest';
import { createApi } from './client.ts';
import { decodeMaintenance, encodeMaintenance, maintenanceHeader, type Maintenance } from './maintenance.ts';

test('the header carries every character', () => {
  const state = { message: 'Wir ziehen um — „bald“ 🚚\n%', ends_at: '2026-11-18T22:00:00Z' };
  expect(encodeMaintenance(state)).toMatch(/^[\x21-\x7e]+$/);
  expect(decodeMaintenance(encodeMaintenance(state))).toEqual(state);
});

test.each([
  [null, undefined],
  ['', undefined],
  ['%7B%7D', { message: null, ends_at: null }],
  ['from-a-newer-server', { message: null, ends_at: null }],
])('the header %j means %j', (header, state) => {
  expect(decodeMaintenance(header)).toEqual(state);
});

test('the client says with every response whether there is maintenance', async () => {
  const heard: (Maintenance | undefined)[] = [];
  const state = { message: null, ends_at: null };
  const answers = [
    Response.json({}, { headers: { [maintenanceHeader]: encodeMaintenance(state) } }),
    Response.json(
      { code: 'maintenance', text: 'Later' },
      { status: 503, headers: { [maintenanceHeader]: encodeMaintenance(state) } },
    ),
    Response.json({}),
  ];
  const original = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(answers.shift()!);
  try {
    const api = createApi({ onMaintenance: (it) => heard.push(it) });
    await api('GET /api/first');
    await expect(api('POST /api/second')).rejects.toMatchObject({ code: 'maintenance', text: 'Later' });
    await api('GET /api/third');
  } finally {
    globalThis.fetch = original;
  }
  expect(heard).toEqual([state, state, undefined]);
});
