import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inputDigest } from './input-digest.ts';
import { trainOnCorpus } from './trained-weights.ts';

const stored = readFileSync(join(import.meta.dirname, '..', 'src', 'weights.ts'), 'utf8');

test('the stored weights were trained on the current messages and code', () => {
  expect(stored, 'Run npm run contact:train').toContain(`// Trained on: ${inputDigest()}\n`);
});

// Training takes more than a minute of every run, so only the nightly one repeats it.
test.runIf(process.env['NIGHTLY'])('training gives the stored weights', { timeout: 300_000 }, () => {
  expect(trainOnCorpus().source === stored, 'Run npm run contact:train').toBe(true);
});
