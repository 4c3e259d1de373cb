import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';
import { DEFAULT_SPECS, IS_FULL_RUN, SHARD } from './e2e/support/urls.ts';
import { NGINX_SITE, PORTS, sandboxServer } from './e2e/support/ports.ts';
import { locateNginx } from './build/hosting/locate-nginx.ts';

const executablePath = process.env['CHROMIUM_PATH'];
const isCi = Boolean(process.env['CI']);
const nginx = IS_FULL_RUN ? locateNginx(process.env) : undefined;
if (isCi && IS_FULL_RUN && nginx === undefined) {
  throw new Error(
    '[site] There is no nginx on this machine, so the configuration that is published would go ' +
      'untested. Install the packages nginx and libnginx-mod-http-brotli-static.',
  );
}
const origins = [PORTS.site, PORTS.developmentSite, PORTS.nginx].map(
  (port) => `http://localhost:${port}`,
);

// Runs against the production build with the real headers and the sandbox, and against the same build with React's
// development code, which reports every hydration difference.
export default defineConfig({
  testDir: 'e2e',
  testMatch: IS_FULL_RUN ? '**/*.spec.ts' : DEFAULT_SPECS,
  testIgnore: ['browsers/**', 'screen-reader/**'],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: 2,
  // A flaky test has to be fixed.
  retries: 0,
  shard: SHARD,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Tests tagged `@all` only run in `test:all` (docs/testing.md).
  ...(!IS_FULL_RUN && { grepInvert: /@all/ }),
  // Axe checks each state of a flow.
  timeout: IS_FULL_RUN ? 240_000 : 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origins[0],
    // The smaller default takes a fifth less time.
    ...(IS_FULL_RUN && { viewport: { width: 1440, height: 900 } }),
    reducedMotion: 'reduce',
    // A new context is most of the cost of a test; `test:all` accepts it.
    reuseContext: !IS_FULL_RUN,
    // Recording slows down every test; use `--trace=on` for one that fails.
    trace: isCi ? 'retain-on-failure' : 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'site' },
    // What depends on the host (URLs, headers, languages, files), and one complete flow.
    ...(nginx === undefined
      ? []
      : [{ name: 'nginx', grep: /@host/, use: { baseURL: NGINX_SITE } }]),
  ],
  webServer: [
    sandboxServer('e2e', origins),
    {
      command: 'node build/hosting/serve.ts',
      url: `http://localhost:${PORTS.site}/`,
      env: { SITE_PORT: String(PORTS.site) },
    },
    ...(IS_FULL_RUN
      ? [
          {
            command: 'node build/hosting/serve.ts',
            url: `http://localhost:${PORTS.developmentSite}/`,
            env: { SITE_PORT: String(PORTS.developmentSite), SITE_DIST: 'dist-development' },
          },
        ]
      : []),
    ...(nginx === undefined
      ? []
      : [
          {
            command: 'node build/hosting/serve-nginx.ts',
            url: `${NGINX_SITE}/`,
            env: { NGINX_PATH: nginx, NGINX_PORT: String(PORTS.nginx) },
            // It removes its temporary folder.
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
          },
        ]),
  ],
});
