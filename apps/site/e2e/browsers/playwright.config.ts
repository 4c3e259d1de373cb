import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { DEVELOPMENT_SITE, PORTS, sandboxServer, SITE } from '../support/ports.ts';
import { SHARD } from '../support/urls.ts';
import type { EngineName } from './drivers/driver.ts';
import type { EngineOptions } from './support/test.ts';

const ENGINES = (process.env['ENGINES'] ?? 'chromium,firefox,webkit').split(',') as EngineName[];
const SITE_FOLDER = path.resolve(import.meta.dirname, '../..');
const isCi = Boolean(process.env['CI']);

/** One list of flows and screenshots for every engine: a project each, driven by the adapters in `drivers/`. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: isCi,
  // One browser per engine; a second worker runs another engine in parallel.
  workers: 2,
  shard: SHARD,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
  webServer: [
    sandboxServer('browsers', [SITE, DEVELOPMENT_SITE]),
    {
      command: 'node e2e/browsers/serve.ts',
      cwd: SITE_FOLDER,
      url: `${SITE}/`,
      env: { SITE_PORT: String(PORTS.site) },
    },
  ],
});
