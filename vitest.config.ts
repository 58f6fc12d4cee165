import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'db/tests/postgres.setup.ts',
    include: ['{apps,packages,db,bin,bench}/**/*.test.{ts,tsx}'],
    // Every test file works on a real PostgreSQL; on a busy machine that takes its time.
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // Left alone it would use one of two cores; much of the time is waiting.
    maxWorkers: 2,
  },
});
