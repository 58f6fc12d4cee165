// Vitest's global setup: one real PostgreSQL for the run, with a migrated template to clone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { unsafeButFast, startPostgres } from '../postgres.ts';
import { makeTemplate } from '../template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number;
  }
}

export async function setup({ provide }: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'questline-test-'));
  const postgres = await startPostgres({ dataDir, settings: unsafeButFast });
  await makeTemplate(postgres.url);
  provide('postgresPort', postgres.port);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  };
}
