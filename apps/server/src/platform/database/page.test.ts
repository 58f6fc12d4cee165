import { expect, test } from 'vitest';
import { viewPage } from './page.ts';

const rows = [{ id: 'c' }, { id: 'b' }];

test('a full page says where the next one starts; a page that is not full is the last', () => {
  expect(viewPage(rows, { limit: 2 }, ({ id }) => id)).toEqual({ items: ['c', 'b'], next: 'b' });
  expect(viewPage(rows, { limit: 3 }, ({ id }) => id)).toEqual({ items: ['c', 'b'], next: null });
  expect(viewPage([], { limit: 3 }, ({ id }) => id)).toEqual({ items: [], next: null });
});
