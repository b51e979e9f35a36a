import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** What Node reads by itself is not transformed: each file would be, in each of the workers. */
const byNode = { viteModuleRunner: false };

/** Over a database of their own, each file. */
const overDatabase = {
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: process.env.RECORD_STATEMENTS === undefined ? [] : ['tests/support/record-statements.ts'],
};

const project = (
  name: string,
  folders: readonly string[],
  own: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    // what hangs ends some time: on a busy machine the longest take five times as long as on a quiet one
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // A file's server and database are its own; loading the server anew for each took half of the time.
    isolate: false,
    ...own,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('server', ['contract', 'server', 'tests'], { ...overDatabase, experimental: byNode }),
      project('web', ['web'], {}),
    ],
  },
});
