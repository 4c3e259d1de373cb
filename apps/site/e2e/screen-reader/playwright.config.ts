import { defineConfig } from '@playwright/test';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APP_HOST, SITE } from '../support/ports.ts';

const SITE_FOLDER = path.resolve(import.meta.dirname, '../..');

/** What Orca says of the built site in Firefox. No browser of Playwright: its runner and its matchers only. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/screen-reader',
  forbidOnly: Boolean(process.env['CI']),
  // Each has an Orca, a display and a Firefox of its own, and waits most of the time. One file after the other, as Orca starts once a worker.
  workers: 3,
  // A busy machine must not decide a test.
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/screen-reader.json' }]],
  webServer: [
    {
      command: 'node ../sandbox/src/main.ts',
      cwd: SITE_FOLDER,
      url: `${APP_HOST}/health`,
      env: {
        SITE_ORIGINS: SITE,
        SANDBOX_DATABASE: path.join(
          tmpdir(),
          `waypage-screen-reader-${String(process.pid)}.sqlite`,
        ),
      },
      reuseExistingServer: false,
    },
    {
      command: 'node build/hosting/serve.ts',
      cwd: SITE_FOLDER,
      url: `${SITE}/`,
      reuseExistingServer: false,
    },
  ],
});
