// A seeded test database, and ways to read it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openTestDatabase } from '../tests/test-database.ts';
import { seed } from './seed.ts';

type Row = Record<string, unknown>;

export async function openSeededDatabase() {
  const database = await openTestDatabase();
  const base = mkdtempSync(join(tmpdir(), 'questline-seed-'));
  afterAll(() => rmSync(base, { recursive: true }));
  const mediaDir = join(base, 'media');
  const now = new Date();
  const accounts = await seed(database.url('postgres'), { mediaDir, now });
  const rows = async <T extends object = Row>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await database.root.query(sql, values)).rows as T[];
  return {
    database,
    base,
    mediaDir,
    now,
    accounts,
    rows,
    /** The first column of every row. */
    column: async (sql: string) => (await rows(sql)).map((row) => Object.values(row)[0]),
    idOf: (name: string) => accounts.find((it) => it.name === name)!.id,
  };
}
