// A short version of `npm run fuzz`, always with the same requests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '@questline/db/seed/seed.ts';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../apps/server/src/app/tests/create-test-app.ts';
import { fuzz } from './fuzz.ts';

const app = await createTestApp({ settings: { TRUST_PROXY: '1' } });
const folder = mkdtempSync(join(tmpdir(), 'questline-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every answer to a generated request is as documented', { timeout: 240_000 }, async () => {
  await seed(app.url('postgres'), { mediaDir: join(folder, 'media') });
  const key = app.settings.TOKEN_SECRETS[0]!;
  const { findings, byStatus } = await fuzz(
    { origin: app.origin, root: app.root, key, emails: () => [] },
    // Other tests run at the same time, so how long an answer takes says nothing here.
    { seed: 1, requests: 600, slowMs: Infinity },
  );
  expect(findings).toEqual([]);
  // Otherwise everything was refused before it reached the endpoints.
  expect(byStatus.get(200)).toBeGreaterThan(100);
});
