import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // A whole game on a machine that has much else to do.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // Chance is real here: a game may go so that what a test waits for never comes. It gets one other game,
  // and the report calls it flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'en-US',
    trace: 'off',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
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
  },
});
