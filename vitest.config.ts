import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'tests/**/*.test.ts', 'web/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: process.env.RECORD_STATEMENTS === undefined ? [] : ['tests/support/record-statements.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // A file's server and database are its own; loading the server anew for each took half of the time.
    isolate: false,
    maxWorkers: 2,
  },
});
