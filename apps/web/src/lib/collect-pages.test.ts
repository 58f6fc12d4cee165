import { expect, test } from 'vitest';
import { collectPages } from './collect-pages.ts';

const list = [1, 2, 3, 4, 5];
const fetchPage = async (after: string | null) => {
  const start = Number(after ?? 0);
  return { items: list.slice(start, start + 2), next: start + 2 < list.length ? String(start + 2) : null };
};

test('collects every page', async () => {
  expect(await collectPages(fetchPage)).toEqual({ items: list, complete: true });
});

test('stops at the limit, and says that there is more', async () => {
  expect(await collectPages(fetchPage, 3)).toEqual({ items: [1, 2, 3], complete: false });
  expect(await collectPages(fetchPage, 4)).toEqual({ items: [1, 2, 3, 4], complete: false });
  expect(await collectPages(fetchPage, 5)).toEqual({ items: list, complete: true });
});
