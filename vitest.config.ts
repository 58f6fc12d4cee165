import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'db/tests/postgres.setup.ts',
    include: ['{apps,packages,db,bin,bench}/**/*.test.{ts,tsx}'],
    // Every test file works on a real PostgreSQL; on a busy machine that takes its time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
