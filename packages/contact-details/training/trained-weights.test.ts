import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trainOnCorpus } from './trained-weights.ts';

test('the stored weights are what training gives', { timeout: 300_000 }, () => {
  const stored = readFileSync(join(import.meta.dirname, '..', 'src', 'weights.ts'), 'utf8');
  expect(trainOnCorpus().source === stored, 'Run npm run contact:train').toBe(true);
});
