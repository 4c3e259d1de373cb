import { defineConfig, devices } from '@playwright/test';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { PORTS } from './e2e/support/ports.ts';

const executablePath = process.env['CHROMIUM_PATH'];
const isCi = Boolean(process.env['CI']);
const origins = [PORTS.site, PORTS.developmentSite].map(
  (port) => `http://localhost:${String(port)}`,
);

// The production build against the sandbox, under the real headers; and the same build with React's
// development code, which is the one that reports every difference between server and browser.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: 2,
  // A busy machine must not decide a test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origins[0],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
  webServer: [
    {
      command: 'node ../sandbox/src/main.ts',
      url: `http://localhost:${String(PORTS.appHost)}/health`,
      env: {
        SITE_ORIGINS: origins.join(','),
        SANDBOX_DATABASE: path.join(tmpdir(), `waypage-e2e-${String(process.pid)}.sqlite`),
      },
      reuseExistingServer: false,
    },
    {
      command: 'node hosting/serve.ts',
      url: `http://localhost:${String(PORTS.site)}/`,
      env: { SITE_PORT: String(PORTS.site) },
      reuseExistingServer: false,
    },
    {
      command: 'node hosting/serve.ts',
      url: `http://localhost:${String(PORTS.developmentSite)}/`,
      env: { SITE_PORT: String(PORTS.developmentSite), SITE_DIST: 'dist-development' },
      reuseExistingServer: false,
    },
  ],
});
