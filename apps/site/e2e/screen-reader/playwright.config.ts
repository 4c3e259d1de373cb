import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { sandboxServer, SITE } from '../support/ports.ts';

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
    sandboxServer('screen-reader', [SITE]),
    {
      command: 'node build/hosting/serve.ts',
      cwd: SITE_FOLDER,
      url: `${SITE}/`,
    },
  ],
});
