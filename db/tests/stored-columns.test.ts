// What the pages for parents and students say we never ask for has no place in the database.
import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const { root } = await openTestDatabase();

test('there is no place for what the pages say we never ask for', async () => {
  const { rows } = await root.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`);
  const names = rows.map(({ name }) => name);
  expect(names).toContain('profiles.full_name');
  const unwanted = /phone|mobile|street|postal|zip_?code|home_address|latitude|longitude|follower|streak/;
  expect(names.filter((name) => unwanted.test(name))).toEqual([]);
});
