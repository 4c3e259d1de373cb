import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

/** `test` plays what stories do; `test:all` renders all of them, each with axe. */
const isFullRun = (process.env['TEST_ALL'] ?? '') !== '';
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  test: {
    ...REPORT,
    projects: [
      {
        plugins: [
          storybookTest({
            configDir: join(import.meta.dirname, '.storybook'),
            ...(!isFullRun && { tags: { include: ['play-fn'] } }),
          }),
        ],
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: 60_000,
          env: { TEST_ALL: process.env['TEST_ALL'] ?? '' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath && { executablePath }),
                args: CHROMIUM_FLAGS,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { name: 'unit', include: ['test/catalog.test.ts'] } },
      {
        // Tests storybook-static, so it needs a build first.
        test: {
          name: 'package',
          testTimeout: 120_000,
          include: ['test/static.test.ts'],
          provide: { chromiumPath: executablePath ?? '' },
        },
      },
    ],
  },
});
