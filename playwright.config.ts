import { defineConfig } from '@playwright/test';

/** Keeps Chromium quiet as root and in a closed network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * There is no web server here: every worker starts a console and a mock server of its own, see e2e/fixtures. `npm test`
 * finds the browser and passes it in CHROMIUM_PATH; without it Playwright uses its own.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/forgetCalls.ts',
  outputDir: '.reports/e2e',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // Generous: a loaded machine must not make a test red. What has to be quick says so itself.
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.reports/e2e.json' }]],
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    // Without the pictures and pages of every step, which cost a quarter of all time: `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: quiet },
  },
});
