import { defineConfig, devices } from '@playwright/test';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';
import { IS_FULL_RUN } from './e2e/support/urls.ts';
import { NGINX_SITE, PORTS } from './e2e/support/ports.ts';
import { locateNginx } from './build/hosting/locate-nginx.ts';

const executablePath = process.env['CHROMIUM_PATH'];
const isCi = Boolean(process.env['CI']);
const nginx = locateNginx(process.env);
if (isCi && nginx === undefined) {
  throw new Error(
    '[site] There is no nginx on this machine, so the configuration that is published would go ' +
      'untested. Install the packages nginx and libnginx-mod-http-brotli-static.',
  );
}
const origins = [PORTS.site, PORTS.developmentSite, PORTS.nginx].map(
  (port) => `http://localhost:${String(port)}`,
);

// The production build against the sandbox, under the real headers; and the same build with React's
// development code, which is the one that reports every difference between server and browser.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // They have a configuration of their own.
  testIgnore: ['browsers/**', 'screen-reader/**'],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: 2,
  // A test that passes only the second time is an error to look for.
  retries: 0,
  // What `test:all` alone proves has the tag `@all` (docs/testing.md).
  ...(!IS_FULL_RUN && { grepInvert: /@all/ }),
  // A busy machine must not decide a test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origins[0],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // Opening a context of its own is most of what a test costs; `test:all` pays for it.
    reuseContext: !IS_FULL_RUN,
    // Recording slows every test down; `--trace=on` records one that fails.
    trace: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'site' },
    // What a host can get wrong (URLs, headers, languages, files) and one whole flow.
    ...(nginx === undefined
      ? []
      : [{ name: 'nginx', grep: /@host/, use: { baseURL: NGINX_SITE } }]),
  ],
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
      command: 'node build/hosting/serve.ts',
      url: `http://localhost:${String(PORTS.site)}/`,
      env: { SITE_PORT: String(PORTS.site) },
      reuseExistingServer: false,
    },
    {
      command: 'node build/hosting/serve.ts',
      url: `http://localhost:${String(PORTS.developmentSite)}/`,
      env: { SITE_PORT: String(PORTS.developmentSite), SITE_DIST: 'dist-development' },
      reuseExistingServer: false,
    },
    ...(nginx === undefined
      ? []
      : [
          {
            command: 'node build/hosting/serve-nginx.ts',
            url: `${NGINX_SITE}/`,
            env: { NGINX_PATH: nginx, NGINX_PORT: String(PORTS.nginx) },
            reuseExistingServer: false,
            // It takes its temporary folder away.
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
          },
        ]),
  ],
});
