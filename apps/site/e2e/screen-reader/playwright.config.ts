import { defineConfig } from '@playwright/test';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APP_HOST, SITE } from '../support/ports.ts';

const SITE_FOLDER = path.resolve(import.meta.dirname, '../..');

/**
 * Records the speech of Orca on the built site in Firefox. Playwright is only the runner; none of its browsers is used.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/screen-reader',
  forbidOnly: Boolean(process.env['CI']),
  // Each worker has its own Orca, display and Firefox, and is idle most of the time. Files are not split, as Orca
  // starts once per worker.
  workers: 3,
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
