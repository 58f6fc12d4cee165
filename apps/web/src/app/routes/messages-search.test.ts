import { expect, test } from 'vitest';
import { companyInboxSearch } from './messages-search.ts';

test.each([
  [undefined, 'ended', 'ended'],
  ['messages', 'ended', 'ended'],
  ['messages', 'all', undefined],
  ['applications', 'all', 'all'],
  ['applications', 'ended', 'ended'],
  ['applications', 'completed', undefined],
])('on the %s tab, status=%s in the URL becomes %s', (tab, status, parsed) => {
  expect(companyInboxSearch({ tab, status }).status).toBe(parsed);
});
