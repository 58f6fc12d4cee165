// Compares the schema of this checkout with a database: behind, up to date or ahead.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SqlFile = { name: string; text: string; checksum: string };

export const filesIn = (folder: 'migrations' | 'policies'): SqlFile[] =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(import.meta.dirname, folder, name), 'utf8');
      return { name, text, checksum: hash(text) };
    });

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Policies are rebuilt as a whole, so they have one checksum. */
export const checksumOf = (files: SqlFile[]): string => hash(files.map(({ checksum }) => checksum).join());

/** A row of migrations.applied: a migration, or the current policies under the name 'policies'. */
export type Applied = { name: string; checksum: string };

export type SchemaVersion = {
  /** In the database but not in this checkout, so a newer checkout migrated it. */
  unknown: string[];
  /** In this checkout but not in the database yet. */
  missing: string[];
  /** `superseded`: the database had the policies of this checkout before and has others now. */
  policies: 'current' | 'not applied' | 'superseded';
};

/** The last migration of the oldest release that works with this schema: the previous release, which serves requests while a
 *  new one is deployed. Change it with each release (CONTRIBUTING.md). */
export const oldestMigration = '0104-push.sql';

/** Whether this build may serve requests on a newer database. `oldest`: what the newer build says about it. */
export const worksWith = (oldest: string, migrations = filesIn('migrations')): boolean =>
  (migrations.at(-1)?.name ?? '') >= oldest;

/** `past`: the checksums of all policies that the database ever had. */
export function compareSchema(
  applied: Applied[],
  past: string[],
  checkout = { migrations: filesIn('migrations'), policies: checksumOf(filesIn('policies')) },
): SchemaVersion {
  const there = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const here = new Set(checkout.migrations.map(({ name }) => name));
  return {
    unknown: [...there.keys()].filter((name) => name !== 'policies' && !here.has(name)),
    missing: [...here].filter((name) => !there.has(name)),
    policies:
      there.get('policies') === checkout.policies
        ? 'current'
        : past.includes(checkout.policies)
          ? 'superseded'
          : 'not applied',
  };
}
