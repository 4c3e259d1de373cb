import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

const BUILT = 'test/designer-page.test.ts';

export default defineConfig({
  test: {
    ...REPORT,
    // Most of the time goes by in waiting for processes and time limits.
    maxWorkers: 2,
    projects: [
      {
        // The contract is checked against the client's sources, so that no stale build can hide a
        // change.
        ssr: { resolve: { conditions: ['@waypage/source', 'node', 'module'] } },
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [BUILT],
          setupFiles: ['test/check-contract.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // Looks at the built designer in a browser, so it runs after the build (`test:package`).
        test: {
          name: 'package',
          include: [BUILT],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          provide: { chromiumPath: process.env['CHROMIUM_PATH'] },
        },
      },
    ],
  },
});
