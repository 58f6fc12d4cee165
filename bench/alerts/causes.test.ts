import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCauses, type Drill } from './causes.ts';

test('npm run drill:alerts causes every alert', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../deploy/monitoring/alerts.yml'), 'utf8');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  expect(alerts.length).toBeGreaterThan(10);
  expect(Object.keys(createCauses({} as Drill).causes).toSorted()).toEqual(alerts.toSorted());
});
