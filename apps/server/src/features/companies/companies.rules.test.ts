import { expect, test } from 'vitest';
import { canEdit } from './companies.rules.ts';

test('a company can edit only its own profile', () => {
  expect(canEdit({ id: 'a' }, { kind: 'company', id: 'a' })).toBe(true);
  expect(canEdit({ id: 'a' }, { kind: 'company', id: 'b' })).toBe(false);
});
