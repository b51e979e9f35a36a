import { defineConfig } from '@playwright/test';
import { findShell } from './tests/support/find-chromium.ts';

const executablePath = findShell();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // a second go counts, and is told as `flaky`
  retries: Number(process.env.HAKOBU_RETRIES ?? 1),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // what fades in is judged and pressed at once, as people see it who asked for less motion
    contextOptions: { reducedMotion: 'reduce' },
    // tests see what the server sends; those of the kept files allow it
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
});
